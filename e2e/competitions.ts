import type { Competition, DataRow } from '@/lib/contract/price-competition';
import { ask, type Stack } from './ask';

export const RANGE = 'start_date=2026-06-03&end_date=2026-06-30';
/** The price war of the sample: the benchmark falls on 18 June, the base follows on the 22nd. */
export const WAR = {
  base: 'Velquin Shower Gel Sea Buckthorn 250 ml',
  benchmark: 'Fenwarra Shower Gel Sea Buckthorn 250 ml',
};
/** Sold out at Seifenhof DE from 23 to 28 June. */
export const SOLD_OUT = { base: 'Velquin Toothpaste Whitening 75 ml', retailer: 'Seifenhof DE' };

/** Requests the competitions of a page from the service directly. */
export async function competitionsOf(stack: Stack, query = RANGE, page = 101): Promise<Competition[]> {
  const { competitions } = await ask<{ competitions: Competition[] }>(stack, `/price-competition/${page}?${query}`);
  return competitions;
}

/** Returns the row of a day. Our service has one row for each bucket. */
export function rowOn(competition: Competition | undefined, day: string): DataRow | undefined {
  return competition?.date_buckets.find(({ start_date }) => start_date === day)?.data[0];
}
