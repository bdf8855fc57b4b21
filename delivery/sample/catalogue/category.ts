import type { Words } from '@/delivery/sample/words/words';

export type Pack = 'bottle' | 'tube' | 'spray' | 'jar' | 'pouch' | 'box';

export interface Size {
  readonly amount: number;
  readonly unit: 'ml' | 'l' | 'g' | 'kg' | 'washes' | 'pieces';
  /** Recommended price in Germany, of a brand of the middle. */
  readonly euro: number;
}

export interface Keyword {
  readonly words: Words;
  /** The variant that the keyword asks for, where it asks for one. */
  readonly variant?: number;
}

export interface Category {
  readonly key: string;
  readonly shelf: Words;
  /** What the product is called in its title. */
  readonly noun: Words;
  readonly pack: Pack;
  readonly variants: readonly Words[];
  readonly sizes: readonly Size[];
  /** The first keyword is a power keyword: it is collected three pages deep. */
  readonly keywords: readonly Keyword[];
}

export interface Brand {
  readonly name: string;
  readonly own: boolean;
  /** Colour of its packs, as CSS writes it. */
  readonly colour: string;
  /** Price level: 1 is the middle. */
  readonly level: number;
  /** Number of products in each category, by the category's key. */
  readonly range: Readonly<Record<string, number>>;
}
