import type { Page } from '@playwright/test';
import type { Competition, DataRow } from '@/lib/contract/price-competition';
import { grid } from './parts';

export const RANGE = 'start_date=2026-06-12&end_date=2026-06-30';
/** The price war of the sample: the benchmark falls on 18 June, the base follows on the 22nd. */
export const WAR = {
  base: 'Velquin Shower Gel Sea Buckthorn 250 ml',
  benchmark: 'Fenwarra Shower Gel Sea Buckthorn 250 ml',
};
/** Sold out at Seifenhof DE from 23 to 28 June. */
export const SOLD_OUT = { base: 'Velquin Toothpaste Whitening 75 ml', retailer: 'Seifenhof DE' };

/** The competitions of a page as the service itself gives them. */
export async function competitionsOf(
  { service, key }: { service: string; key: string },
  query = RANGE,
  page = 101,
): Promise<Competition[]> {
  const answer = await fetch(`${service}/price-competition/${page}?${query}`, { headers: { 'x-api-key': key } });
  const { competitions } = await answer.json();
  return competitions;
}

/** The row of a day; the service has one a bucket. */
export function rowOn(competition: Competition | undefined, day: string): DataRow | undefined {
  return competition?.date_buckets.find(({ start_date }) => start_date === day)?.data[0];
}

/** The cells under a header: one for each row that is drawn. */
export async function cellUnder(page: Page, row: string | RegExp, header: string) {
  const at = await grid(page)
    .getByRole('columnheader', { name: header, exact: true })
    .evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell));
  return grid(page).getByRole('row').filter({ hasText: row }).first().getByRole('gridcell').nth(at);
}

/** Answers every question for competitions with these, as our own server would send them. */
export async function answerWith(page: Page, competitions: unknown): Promise<void> {
  const events = [
    {
      type: 'meta',
      fetchedAt: '2026-06-30T08:00:00Z',
      crawledAt: null,
      total: null,
      missing: 0,
      revised: false,
      source: 'upstream',
      envelope: {},
    },
    { type: 'value', value: { competitions } },
    { type: 'end' },
  ];
  await page.route('**/api/price-competition/**', (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
    }),
  );
}
