import { NAV } from '@/components/shell/nav-items';
import { THEMES } from '@/components/shell/themes';
import { writeList } from '@/lib/client/address/url-list';
import type { PaletteNames } from '@/lib/contract/palette';
import type { PageName } from '@/lib/queries/registry';
import { hasWords, searchWords } from '@/lib/text/fold';

export type PaletteAction =
  | { kind: 'go'; href: string }
  | { kind: 'theme'; theme: string }
  | { kind: 'shortcuts' }
  | { kind: 'print' }
  | { kind: 'copy-link' };

export interface PaletteEntry {
  /** Unique among all entries. */
  value: string;
  label: string;
  note: string;
  action: PaletteAction;
}

export interface PaletteGroup {
  value: string;
  items: PaletteEntry[];
}

/**
 * Returns the entries of the command palette for a text: pages and actions that match it, names and problems that the
 * server found. Results of an earlier text are `stale` and filtered by the current text, so that Enter never opens a
 * wrong entry.
 */
export function paletteGroups(query: string, results: PaletteNames | undefined, stale = false): PaletteGroup[] {
  const words = searchWords(query);
  const fits = ({ label, note }: PaletteEntry) => hasWords(`${label}\n${note}`, words);
  const current = (entries: PaletteEntry[] = []) => (stale ? entries.filter(fits) : entries);
  return [
    { value: 'Pages', items: PAGES.filter(fits) },
    { value: 'SKUs', items: current(results?.skus.map(skuEntry)) },
    { value: 'Brands', items: current(results?.brands.map(brandEntry)) },
    { value: 'Retailers', items: current(results?.retailers.map(retailerEntry)) },
    { value: 'Keywords', items: current(results?.keywords.map(keywordEntry)) },
    { value: 'Shelves', items: current(results?.keywords.map(shelfEntry)) },
    { value: 'Problems', items: current(results?.problems.map(problemEntry)) },
    { value: 'Actions', items: ACTIONS.filter(fits) },
  ].filter(({ items }) => items.length > 0);
}

const PAGES = [
  ...NAV.flatMap(({ items }) => items),
  { href: '/collection', label: 'Collection' },
  { href: '/settings', label: 'Settings' },
  { href: '/welcome', label: 'About this dashboard' },
].map(
  ({ href, label }): PaletteEntry => ({ value: `page ${href}`, label, note: 'Page', action: { kind: 'go', href } }),
);

const ACTIONS: readonly PaletteEntry[] = [
  ...THEMES.map(({ value, label }) => ({
    value: `theme ${value}`,
    label: `Colours: ${label.toLowerCase()}`,
    note: 'Appearance',
    action: { kind: 'theme' as const, theme: value },
  })),
  { value: 'copy-link', label: 'Copy a link to this view', note: 'With its filters', action: { kind: 'copy-link' } },
  { value: 'print', label: 'Print this page', note: 'With its filters', action: { kind: 'print' } },
  { value: 'shortcuts', label: 'Keyboard shortcuts', note: 'Help', action: { kind: 'shortcuts' } },
];

/** Opens a page with these parameters. */
function goTo(page: PageName, params: Record<string, string>): PaletteAction {
  return { kind: 'go', href: `/${page}?${new URLSearchParams(params)}` };
}

function skuEntry({ csku_id, product_title, brand_name, barcode }: PaletteNames['skus'][number]): PaletteEntry {
  const sku = csku_id ?? '';
  return {
    value: `sku ${sku}`,
    label: product_title ?? sku,
    note: [brand_name, barcode].filter(Boolean).join(' · '),
    action: goTo('prices', { sku }),
  };
}

function retailerEntry({ retailer, retailer_country }: PaletteNames['retailers'][number]): PaletteEntry {
  const name = retailer ?? '';
  return {
    value: `retailer ${name} ${retailer_country}`,
    label: name,
    note: retailer_country ?? '',
    action: goTo('prices', { retailer: writeList([name]) }),
  };
}

function brandEntry({ brand, is_own, skus }: PaletteNames['brands'][number]): PaletteEntry {
  return {
    value: `brand ${brand}`,
    label: brand,
    note: `${is_own ? 'Own' : 'Competitor'} · ${skus === 1 ? '1 SKU' : `${skus} SKUs`}`,
    action: goTo('prices', { own: is_own ? 'own' : 'competitor', brand: writeList([brand]) }),
  };
}

function problemEntry(problem: PaletteNames['problems'][number]): PaletteEntry {
  const { rule, subject, retailer, subjects, is_standing } = problem;
  const view = is_standing ? 'standing' : 'events';
  const others = subjects > 1 ? ` and ${subjects - 1} more` : '';
  return {
    value: `problem ${rule} ${subject} ${retailer} ${view}`,
    label: `${rule}: ${subject}${others}`,
    note: is_standing ? `${retailer} · standing` : retailer,
    action: goTo('overview', { retailer: writeList([retailer]), view }),
  };
}

function keywordEntry({ keyword, retailers }: PaletteNames['keywords'][number]): PaletteEntry {
  return {
    value: `keyword ${keyword}`,
    label: keyword,
    note: retailers === 1 ? '1 retailer' : `${retailers} retailers`,
    action: goTo('rankings', { view: 'all', keyword: writeList([keyword]) }),
  };
}

function shelfEntry({ keyword }: PaletteNames['keywords'][number]): PaletteEntry {
  return {
    value: `shelf ${keyword}`,
    label: keyword,
    note: 'Shelf of the newest day',
    action: goTo('shelf', { keyword }),
  };
}
