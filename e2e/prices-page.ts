import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import type { PriceItem } from '@/lib/contract/price';
import { itemsOf, type Stack } from './ask';

/** The whole set as the service itself gives it: what the page must agree with. */
export const offersOf = (stack: Stack, query: string) => itemsOf<PriceItem>(stack, `/price?${query}`);

/** What one shop asks for a SKU: the offer of the best buybox position, main merchants and low prices before others. */
export function front(offers: readonly PriceItem[]): PriceItem | undefined {
  const rank = ({ buybox_position, is_main_merchant, price }: PriceItem) =>
    (buybox_position ?? 1e6) * 1e6 + (is_main_merchant ? 0 : 1e5) + (price ?? 9e4);
  return offers.toSorted((a, b) => rank(a) - rank(b))[0];
}

export async function save(page: Page, act: () => Promise<void>): Promise<{ download: Download; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { download, bytes: await readFile(await download.path()) };
}
