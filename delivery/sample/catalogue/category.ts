import type { Words } from '@/delivery/sample/words/words';

export type Pack = 'bottle' | 'tube' | 'spray' | 'jar' | 'pouch' | 'box';

export interface Size {
  readonly amount: number;
  readonly unit: 'ml' | 'l' | 'g' | 'kg' | 'washes' | 'pieces';
  /** List price in Germany of a medium-priced brand. */
  readonly euro: number;
}

export interface Keyword {
  readonly words: Words;
  /** Variant in the keyword, if any. */
  readonly variant?: number;
}

export interface Category {
  readonly key: string;
  readonly shelf: Words;
  /** Noun of the product in its title. */
  readonly noun: Words;
  readonly pack: Pack;
  readonly variants: readonly Words[];
  readonly sizes: readonly Size[];
  /** The first keyword is a power keyword, which is collected three pages deep. */
  readonly keywords: readonly Keyword[];
}

export interface Brand {
  readonly name: string;
  readonly own: boolean;
  /** CSS color of its packs. */
  readonly colour: string;
  /** Price level, 1 is medium. */
  readonly level: number;
  /** Number of products by category key. */
  readonly range: Readonly<Record<string, number>>;
}
