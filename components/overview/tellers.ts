import { bandFindings } from '@/components/overview/band-findings';
import { bannerFindings } from '@/components/overview/banner-findings';
import type { Context } from '@/components/overview/context';
import { fileFindings } from '@/components/overview/file-findings';
import type { Finding, Kind, PartName } from '@/components/overview/finding';
import { pageOneFindings } from '@/components/overview/page-one-findings';
import { priceFindings } from '@/components/overview/price-findings';
import { ratingFindings } from '@/components/overview/rating-findings';
import { NAV } from '@/components/shell/nav-items';
import type { PanelState } from '@/lib/client/panel-state';

/** A part that tells of changes, and the page where they are looked at. */
export interface Teller {
  readonly part: PartName;
  /** What it tells of, to say what is missing while it does not: "stock, buyboxes and list prices". */
  readonly about: string;
  readonly findings: (context: Context) => PanelState<readonly Finding[]>;
}

export const TELLERS: readonly Teller[] = [
  { part: 'prices', about: 'stock, buyboxes and list prices', findings: priceFindings },
  { part: 'competition', about: 'target bands', findings: bandFindings },
  { part: 'rankings', about: 'page one', findings: pageOneFindings },
  { part: 'scorecards', about: 'ratings', findings: ratingFindings },
  { part: 'banners', about: 'banner places', findings: bannerFindings },
  { part: 'files', about: 'files', findings: fileFindings },
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

/** The name of the page that a link leads to. */
export function pageAt(href: string): string {
  const [path] = href.split('?');
  return NAV.flatMap(({ items }) => items).find((item) => item.href === path)?.label ?? '';
}
