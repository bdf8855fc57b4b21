import { commonAddress, definePage, type PageDates } from '@/components/layout/define-page';
import type { PageState } from '@/components/layout/use-page';
import { BASIS_WORDS, describeSettings, POSITION_WORDS } from '@/components/rankings/words';
import { type AddressOf, comparison, field, filterFields, rowsField } from '@/lib/client/address';
import { choice } from '@/lib/contract/params';
import { rankFilters } from '@/lib/datasets/ranks/filters';
import { text, whole } from '@/lib/queries/params';
import { KEYWORD_CHANGES } from '@/lib/queries/rankings/keywords.columns';
import { basisOf, rankingsParams } from '@/lib/queries/rankings/params';

export const VIEWS = ['changes', 'all', 'matrix'] as const;
export type RankingsView = (typeof VIEWS)[number];

/** Rows of the tab All: each keyword at a retailer, or each product for each keyword at a retailer. */
export const LISTS = ['keywords', 'products'] as const;

/** The changes that the tab Changes lists: all, or those of a group. */
export const CHANGES = ['changes', ...KEYWORD_CHANGES] as const;
/** The groups of changes, the most urgent first. */
export const GROUPS = ['lost', 'gained', 'at_stake'] as const;

/** Number of rows of the changes, and of the matrix, in a request. */
export const CHANGES_STEP = 40;
export const MATRIX_STEP = 40;

/** Number of columns of the matrix. */
export const MATRIX_COLUMNS = 24;

const address = {
  ...commonAddress,
  against: field(comparison, 'week'),
  ...filterFields(rankFilters),
  position_type: field(rankingsParams.position_type, 'OVERALL'),
  rank: field(rankingsParams.rank, 'judged'),
  view: field(choice('The view', VIEWS), 'changes'),
  list: field(choice('The rows of all ranks', LISTS), 'keywords'),
  of: field(choice('The listed changes', CHANGES), 'changes'),
  /** Rows of the tab All, by identifier. They do not filter the figures. */
  only: rowsField,
  /** The keyword at a retailer that the panels at the side show, as `keyword/shop`. Null for the first row. */
  shelf: field(text(), null),
  /** Country of the matrix, empty for the one with most keywords, its first column, and the keyword that orders it. */
  of_country: field(text(), ''),
  column_offset: field(whole(0, 100_000, 0), 0),
  at: field(text(), ''),
  /** The product in the drawer, and the identifier of its retailer. Empty for all retailers. */
  product: field(text(), null),
  product_shop: field(text(), ''),
};

export type RankingsAddress = AddressOf<typeof address>;

function queryParams(
  {
    view: _view,
    list: _list,
    of: _of,
    only: _only,
    shelf: _shelf,
    of_country: _country,
    column_offset: _offset,
    at: _at,
    product: _product,
    product_shop: _shop,
    ...filters
  }: RankingsAddress,
  { date, against, days }: PageDates,
) {
  return { ...filters, date, against, days };
}

export type RankingsParams = ReturnType<typeof queryParams>;

export const rankings = definePage({
  name: 'rankings',
  title: 'Search rankings',
  address,
  daysParams: ({ position_type }) => ({ position_type }),
  params: queryParams,
  main: 'rankings/tiles',
  datasets: ['content_detail'],
  filters: rankFilters,
  settings: {
    title: 'Ranks',
    label: (params) =>
      `${POSITION_WORDS[params.position_type]}${params.rank === 'judged' ? '' : `, ${BASIS_WORDS[basisOf(params)].toLowerCase()}`}`,
  },
  notes: (params) => [describeSettings(params)],
  workbook: {
    title: (params) => `Search rankings ${params.date} ${POSITION_WORDS[params.position_type].toLowerCase()}`,
    sheets: (params) => [
      { title: 'Changes', query: 'rankings/keywords', params },
      { title: 'All keywords', query: 'rankings/keywords', params: { ...params, of: 'all' }, tab: 'all' },
      { title: 'SKU × keyword', query: 'rankings/matrix', params },
      { title: 'All ranks', query: 'rankings/all', params },
    ],
  },
});

export type RankingsState = PageState<typeof rankings>;

type Listed = Pick<RankingsAddress, 'list' | 'only'>;

/** Returns the parameters of the changes, of a group of them, or of all keywords: of all, only those that a link selects. */
export function keywordsParams(params: RankingsParams, { list, only }: Listed, of: 'all' | (typeof CHANGES)[number]) {
  return { ...params, of, ...(of === 'all' && list === 'keywords' && only && { shelf: only }) };
}

/** Returns the parameters of all ranks, only those that a link selects. */
export function ranksParams(params: RankingsParams, { list, only }: Listed) {
  return { ...params, ...(list === 'products' && only && { id: only }) };
}

/** Returns the parameters of the columns of the matrix. */
export function columnsParams(
  params: RankingsParams,
  { of_country, column_offset }: Pick<RankingsAddress, 'of_country' | 'column_offset'>,
) {
  return { ...params, of_country, column_offset, column_limit: MATRIX_COLUMNS };
}

/** Returns the parameters of the matrix. */
export function matrixParams(
  params: RankingsParams,
  address: Parameters<typeof columnsParams>[1] & Pick<RankingsAddress, 'at'>,
) {
  return { ...columnsParams(params, address), at: address.at };
}

/** Returns the parameters of the history of a keyword at a retailer. */
export function historyParams(params: RankingsParams, shelf: string) {
  return { ...params, shelf };
}

/** Identifies a keyword at a retailer. */
export function shelfOf({ keyword, shop }: { keyword: string; shop: string }): string {
  return `${keyword}/${shop}`;
}
