import type { PriceItem } from '@/lib/contract/price';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import type { ServiceKind } from '@/lib/server/testing/services';
import { offer, ownAccount } from './test-offers';

/** The first day of the histories. */
const FIRST = '2026-05-01';

/** Returns the day of a number, from 1. */
export const dayNo = (no: number) => addDays(FIRST, no - 1);

/** Returns the offers of a listing on a day: none if it is not listed. */
export type OffersOn = (day: string, no: number) => PriceItem[];

interface HistoryOptions {
  /** Numbers of days that are not collected. */
  missing?: readonly number[];
  kind?: ServiceKind;
}

/** Creates an account with a history of these listings. `sent` has the offers of each collected day. */
export async function historyOf(
  days: number,
  listings: readonly OffersOn[],
  { missing = [], kind }: HistoryOptions = {},
) {
  const service = await ownAccount(kind);
  const offersByDay = new Map<string, PriceItem[]>();
  for (const [index, day] of daysFrom(FIRST, dayNo(days)).entries()) {
    if (missing.includes(index + 1)) continue;
    const rows = listings.flatMap((offersOn) => offersOn(day, index + 1));
    offersByDay.set(day, rows);
  }
  await Promise.all([...offersByDay].map(([day, rows]) => service.collect(day, rows)));
  return { ...service, sent: offersByDay, params: { date: dayNo(days), days: String(days) } };
}

/** A price on the day of a number: null without a price, undefined if the SKU is not listed. */
export type PriceOn = (no: number) => number | null | undefined;

/** Offers of an SKU at a German retailer. */
export function priced(retailer: string, priceOn: PriceOn, over: Partial<PriceItem> = {}): OffersOn {
  return (_, no) => {
    const price = priceOn(no);
    return price === undefined ? [] : [offer('soap', 'k', price, 20, { retailer, merchant_name: retailer, ...over })];
  };
}

/** Prices that change in steps, each with its first day. */
export function prices(...steps: [from: number, price: number | null | undefined][]): PriceOn {
  return (no) => steps.findLast(([from]) => from <= no)?.[1];
}
