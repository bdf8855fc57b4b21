import type { Banner } from '@/lib/contract/e-retail-media';
import { itemsOf, type Stack } from './ask';

/** Requests banners from the service directly. */
export const bannersOf = (stack: Stack, query: string) => itemsOf<Banner>(stack, `/e-retail-media?${query}`);

const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
export const own = (rows: readonly Banner[]) => sum(rows.map(({ own_label_count }) => own_label_count));
export const competitor = (rows: readonly Banner[]) =>
  sum(rows.map(({ competitor_label_count }) => competitor_label_count));
export const isHome = ({ page_type }: Banner) => page_type === 'HOME_PAGE';
/** Formats the banner share of rows. */
export const percent = (rows: readonly Banner[]) =>
  `${((own(rows) / (own(rows) + competitor(rows))) * 100).toFixed(1)}%`;
