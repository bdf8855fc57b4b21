import { commonAddress, definePage, type PageDates } from '@/components/layout/define-page';
import type { PageState } from '@/components/layout/use-page';
import { describeSettings } from '@/components/visibility/words';
import { type AddressOf, field, filterFields, rowsField } from '@/lib/client/address/address';
import { selectParams } from '@/lib/client/address/address-params';
import { choice } from '@/lib/contract/params';
import { POSITION_WORDS, scoreFilters } from '@/lib/datasets/scores/filters';
import type { Distances } from '@/lib/queries/visibility/distances';
import { visibilityParams } from '@/lib/queries/visibility/params';

/** Missed targets by the number of missing own listings, then all scores and other views. */
export const VIEWS = ['one', 'two', 'more', 'scores', 'matrix', 'positions', 'brands'] as const;
export type VisibilityView = (typeof VIEWS)[number];

/** Number of rows of the matrix in a request. */
export const MATRIX_STEP = 40;

const { visibility_type, position_type, first_n_products } = visibilityParams;

const address = {
  ...commonAddress,
  ...filterFields(scoreFilters),
  visibility_type: field(visibility_type, 'SEARCH'),
  position_type: field(position_type, 'OVERALL'),
  first_n_products: field(first_n_products, 20),
  /** Null for the first view that has rows. */
  view: field(choice('The view', VIEWS), null),
  /** Scores that the table of all scores shows. They do not filter the figures. */
  only: rowsField,
};

export type VisibilityAddress = AddressOf<typeof address>;

function queryParams(address: VisibilityAddress, dates: PageDates) {
  return selectParams(visibilityParams, { ...address, ...dates });
}

export type VisibilityParams = ReturnType<typeof queryParams>;

export const visibility = definePage({
  name: 'visibility',
  title: 'Visibility',
  address,
  daysParams: ({ visibility_type }) => ({ visibility_type }),
  params: queryParams,
  main: 'visibility/tiles',
  datasets: ['content_detail'],
  filters: scoreFilters,
  settings: {
    title: 'Positions',
    label: ({ position_type, first_n_products }) => `${POSITION_WORDS[position_type]}, first ${first_n_products}`,
  },
  notes: (address, format) => [describeSettings(address, format)],
  workbook: {
    title: (params, format) => `Visibility ${params.date} ${describeSettings(params, format)}`,
    sheets: (params) => [
      { title: 'Scores', query: 'visibility/scores', params },
      { title: 'All brands', query: 'visibility/scores', params: { ...params, of: 'all' }, tab: 'scores' },
      { title: 'Organic and sponsored', query: 'visibility/positions', params },
    ],
  },
});

export type VisibilityState = PageState<typeof visibility>;

/** Returns the view of the address, or the missed targets with the fewest missing listings, or all scores. */
export function shownView(view: VisibilityView | null, distances: Pick<Distances, 'short'> | null): VisibilityView {
  if (view || !distances) return view ?? 'one';
  return (['one', 'two', 'more'] as const).find((name) => distances.short[name] > 0) ?? 'scores';
}

/** Returns the parameters of a view's table. The table of all scores includes competitors, or has only selected scores. */
export function scoresParams(
  params: VisibilityParams,
  view: VisibilityView,
  { only }: Pick<VisibilityAddress, 'only'>,
) {
  const needed = { one: ['1'], two: ['2'], more: ['3'] }[view as string] ?? [];
  if (view !== 'scores') return { ...params, needed, of: 'aim' as const };
  return { ...params, needed, of: 'all' as const, ...(only && { id: only }) };
}

/** Returns the filter for scores with targets: own brands, if there are any. */
export function targetFilter({ facets }: Pick<VisibilityState, 'facets'>): 'own' | null {
  return facets?.own?.some(({ value }) => value === 'own') ? 'own' : null;
}
