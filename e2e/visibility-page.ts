import type { Page } from '@playwright/test';
import type { VisibilityScore } from '@/lib/contract/visibility-scores';
import { ask, type Stack } from './ask';
import { grid } from './parts';
import { STACK } from './stack/places';

export const DAY = STACK.asOf;
export const PAGE = `/visibility?date=${DAY}`;
/** The lost keyword of the sample: from 25 June on a competitor buys all paid places of it. */
export const LOST = {
  keyword: 'waschmittel',
  retailer: 'Korbina DE',
  brand: 'Brumella',
  rival: 'Mirabrook',
  before: '2026-06-24',
};

/** The whole set as the service itself gives it: what the page must agree with. */
export async function scoresOf(stack: Stack, query: string): Promise<VisibilityScore[]> {
  const { items } = await ask<{ items: VisibilityScore[] }>(stack, `/visibility/scores?page_size=1000&${query}`);
  return items;
}

export const searchOf = (stack: Stack, date: string, more = '') =>
  scoresOf(stack, `visibility_type=SEARCH&date=${date}&first_n_products=20${more}`);

export function scoreAt(items: readonly VisibilityScore[], keyword: string, brand: string, retailer: string) {
  const item = items.find((one) => one.visibility_source_name === keyword && one.searched_brand === brand);
  return item?.retailer_scores.find(({ retailer_name }) => retailer_name === retailer);
}

export const ownOf = (items: readonly VisibilityScore[]) =>
  items.filter(({ is_own_brand }) => is_own_brand).flatMap(({ retailer_scores }) => retailer_scores);
export const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);
export const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
export const drawer = (page: Page) => page.getByRole('dialog');
export const alert = (page: Page) => page.getByRole('main').getByRole('alert');
/** The cell of a row of the matrix under a retailer's header, which leaves the country to the heading above it. */
export async function cellOf(page: Page, keyword: string, retailer: string) {
  const header = grid(page).getByRole('columnheader', { name: retailer.replace(/ [A-Z]{2}$/, '') });
  const column = await header.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell));
  return grid(page).getByRole('row').filter({ hasText: keyword }).first().getByRole('gridcell').nth(column);
}
