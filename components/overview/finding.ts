/** What can go wrong between two collections, in the order in which equals are listed. */
export const KINDS = ['stock', 'buybox', 'band', 'list', 'page-one', 'rating', 'banners', 'files'] as const;
export type Kind = (typeof KINDS)[number];

/** The answers that the page is made of; each comes, and fails, by itself. */
export const PARTS = ['prices', 'competition', 'visibility', 'rankings', 'scorecards', 'banners', 'files'] as const;
export type PartName = (typeof PARTS)[number];

/** Which part tells of which kind. */
export const PART_OF: Record<Kind, PartName> = {
  stock: 'prices',
  buybox: 'prices',
  list: 'prices',
  band: 'competition',
  'page-one': 'rankings',
  rating: 'scorecards',
  banners: 'banners',
  files: 'files',
};

/** One thing that changed: a SKU at a retailer, a place for a keyword, a banner's place, a file. */
export interface Finding {
  /** Unique among findings, and the same whenever these two days are compared. */
  readonly id: string;
  readonly kind: Kind;
  /** False: it was wrong before and is right now. */
  readonly worse: boolean;
  /** Null for what no retailer answers for, such as a file. */
  readonly retailer: string | null;
  /** Who gained what was lost, or which dataset: findings of two of them never share a row. Empty where nobody is. */
  readonly by: string;
  /** What is concerned, as people call it. */
  readonly name: string;
  readonly brand: string | null;
  /** Counts more: a power SKU, or a banner's place that was ours. Null: not known. */
  readonly heavy: boolean | null;
  readonly before: string;
  readonly now: string;
  /** What a page of this kind knows it by: a SKU, a competition, a keyword. */
  readonly key: string;
  /** Leads to this one thing. */
  readonly href: string;
  /** Leads to all findings of this row; for SKUs it still lacks their names. */
  readonly rowHref: string;
  /** As the service sent them, of the later day and of the earlier one. */
  readonly rows: { readonly now: readonly unknown[]; readonly before: readonly unknown[] };
}
