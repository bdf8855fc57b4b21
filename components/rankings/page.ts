import { commonAddress, definePage, type PageDates } from '@/components/layout/define-page';
import type { PageState } from '@/components/layout/use-page';
import { BASIS_WORDS, describeSettings, POSITION_WORDS } from '@/components/rankings/words';
import { type AddressOf, comparison, field, filterFields, rowsField } from '@/lib/client/address/address';
import { selectParams } from '@/lib/client/address/address-params';
import { choice } from '@/lib/contract/params';
import { rankFilters } from '@/lib/datasets/ranks/filters';
import { text, whole } from '@/lib/queries/params';
import { RANK_CHANGES } from '@/lib/queries/rankings/changes.columns';
import { basisOf, rankingsParams } from '@/lib/queries/rankings/params';

export const VIEWS = ['changes', 'all', 'matrix'] as const;
export type RankingsView = (typeof VIEWS)[number];

/** The changes that the tab Changes lists: all, or those of a group. */
const CHANGES = ['changes', ...RANK_CHANGES] as const;
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
  of: field(choice('The listed changes', CHANGES), 'changes'),
  /** Rows of the tab All that a link selects: by identifier, or by keyword and retailer. They do not filter the figures. */
  only: rowsField,
  only_shelf: rowsField,
  /** The rank that the panel at the side shows, by its identifier. Null for the first row. */
  row: field(text(), null),
  /** Country of the matrix, empty for the one with most keywords, and its first column. */
  of_country: field(text(), ''),
  column_offset: field(whole(0, 100_000, 0), 0),
  /** The product in the drawer, and the identifier of its retailer. Empty for all retailers. */
  product: field(text(), null),
  product_shop: field(text(), ''),
};

export type RankingsAddress = AddressOf<typeof address>;

function queryParams(address: RankingsAddress, dates: PageDates) {
  return selectParams(rankingsParams, { ...address, ...dates });
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
      { title: 'Changes', query: 'rankings/changes', params },
      { title: 'All ranks', query: 'rankings/all', params },
    ],
  },
});

export type RankingsState = PageState<typeof rankings>;

/** Returns the parameters of all ranks, only those that a link selects. */
export function ranksParams(
  params: RankingsParams,
  { only, only_shelf: shelf }: Pick<RankingsAddress, 'only' | 'only_shelf'>,
) {
  return { ...params, ...(only && { id: only }), ...(shelf && { shelf }) };
}

/** Returns the parameters of the matrix and of its columns. */
export function matrixParams(
  params: RankingsParams,
  { of_country, column_offset }: Pick<RankingsAddress, 'of_country' | 'column_offset'>,
) {
  return { ...params, of_country, column_offset, column_limit: MATRIX_COLUMNS };
}
