import type { Kind } from '@/components/overview/finding';

/** How much one finding of a kind counts, and how many times that a heavy one counts. A reader's own, kept in the browser. */
export interface Weights {
  readonly kinds: Readonly<Record<Kind, number>>;
  readonly heavy: number;
}

/** What nobody can buy weighs most, then what somebody else sells, then price, place, word and message. */
export const START_WEIGHTS: Weights = {
  kinds: { stock: 5, buybox: 4, band: 3, list: 3, 'page-one': 2, rating: 2, banners: 1, files: 1 },
  heavy: 3,
};
