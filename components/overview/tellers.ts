import { bandFindings } from '@/components/overview/band-findings';
import { bannerFindings } from '@/components/overview/banner-findings';
import type { Context } from '@/components/overview/context';
import { fileFindings } from '@/components/overview/file-findings';
import { type Finding, type Kind, PART_OF, type PartName } from '@/components/overview/finding';
import { pageOneFindings } from '@/components/overview/page-one-findings';
import { priceFindings } from '@/components/overview/price-findings';
import { ratingFindings } from '@/components/overview/rating-findings';
import type { PanelState } from '@/lib/client/panel-state';

/** A part that tells of changes, and the page where they are looked at. */
export interface Teller {
  readonly part: PartName;
  /** What it tells of, to say what is missing while it does not: "stock, buyboxes and list prices". */
  readonly about: string;
  readonly page: string;
  readonly findings: (context: Context) => PanelState<readonly Finding[]>;
}

export const TELLERS: readonly Teller[] = [
  { part: 'prices', about: 'stock, buyboxes and list prices', page: 'Prices', findings: priceFindings },
  { part: 'competition', about: 'target bands', page: 'Price competition', findings: bandFindings },
  { part: 'rankings', about: 'page one', page: 'Search rankings', findings: pageOneFindings },
  { part: 'scorecards', about: 'ratings', page: 'Scorecards', findings: ratingFindings },
  { part: 'banners', about: 'banner places', page: 'Banners', findings: bannerFindings },
  { part: 'files', about: 'files', page: 'Downloads', findings: fileFindings },
];

export const KIND_NAMES: Record<Kind, string> = {
  stock: 'Out of stock',
  buybox: 'Buybox',
  band: 'Target band',
  list: 'List price',
  'page-one': 'Page one',
  rating: 'Rating',
  banners: 'Banners',
  files: 'Files',
};

/** The name of the page that shows a kind of change. */
export function pageOf(kind: Kind): string {
  return TELLERS.find(({ part }) => part === PART_OF[kind])?.page ?? '';
}
