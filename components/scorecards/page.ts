import { commonAddress, definePage, type PageDates } from '@/components/layout/define-page';
import type { PageState } from '@/components/layout/use-page';
import { scorecardName, VIEW_WORDS } from '@/components/scorecards/words';
import { type AddressOf, comparison, field, filterFields, rowsField } from '@/lib/client/address/address';
import { selectParams } from '@/lib/client/address/address-params';
import { choice } from '@/lib/contract/params';
import { scorecardFilters } from '@/lib/datasets/scorecards/filters';
import { text, whole } from '@/lib/queries/params';
import { scorecardsParams } from '@/lib/queries/scorecards/params';
import { SKU_GROUPS } from '@/lib/queries/scorecards/skus.columns';
import type { Tile } from '@/lib/queries/shared/tiles';

/** The tabs: groups of SKUs at retailers. */
export const VIEWS = SKU_GROUPS;
export type ScorecardsView = (typeof VIEWS)[number];

/** Eight weeks: the four in which new reviews are counted, and as many before. */
const DAYS = 56;

const address = {
  ...commonAddress,
  against: field(comparison, '4weeks'),
  days: field(whole(1, 366, DAYS), DAYS),
  ...filterFields(scorecardFilters),
  scorecard_title: field(scorecardsParams.scorecard_title, ''),
  /** Null for the first group that has SKUs. */
  view: field(choice('The view', VIEWS), null),
  /** SKUs that the table of all lists. They do not filter the figures. */
  only: rowsField,
  /** The SKU at a retailer in the side panel, by its identifier. Null for the largest fall. */
  row: field(text(), null),
};

export type ScorecardsAddress = AddressOf<typeof address>;

function queryParams(address: ScorecardsAddress, dates: PageDates) {
  return selectParams(scorecardsParams, { ...address, ...dates });
}

export type ScorecardsParams = ReturnType<typeof queryParams>;

export const scorecards = definePage({
  name: 'scorecards',
  title: 'Scorecards',
  address,
  daysParams: ({ scorecard_title }) => ({ scorecard_title }),
  params: queryParams,
  main: 'scorecards/tiles',
  datasets: ['rating', 'review'],
  filters: scorecardFilters,
  settings: { title: 'Target and weighting', label: () => 'Target' },
  notes: ({ scorecard_title }) => [scorecardName(scorecard_title)],
  workbook: {
    title: ({ date, scorecard_title }) => `${scorecardName(scorecard_title)} ${date}`,
    sheets: (params) =>
      VIEWS.map((view) => ({
        title: VIEW_WORDS[view],
        query: 'scorecards/skus',
        params: { ...params, of: view },
        tab: view,
      })),
  },
});

export type ScorecardsState = PageState<typeof scorecards>;

/** The number of SKUs at retailers in each view. */
export type ViewCounts = Readonly<Partial<Record<ScorecardsView, number | null>>>;

/** Returns the numbers of SKUs that the tiles count. */
export function viewCounts(tiles: readonly Pick<Tile, 'name' | 'value' | 'whole'>[]): ViewCounts {
  const tile = (name: string) => tiles.find((candidate) => candidate.name === name);
  return {
    below: tile('below')?.value ?? null,
    falling: tile('falling')?.value ?? null,
    all: tile('rating')?.whole ?? null,
  };
}

/** Returns the view of the address, or the first one that has SKUs. @param counts null while they are not known */
export function shownView(view: ScorecardsView | null, counts: ViewCounts | null): ScorecardsView {
  if (view || !counts) return view ?? 'below';
  return (['below', 'falling'] as const).find((name) => counts[name]) ?? 'all';
}

/** Returns the parameters of a query that only counts the SKUs with few reviews. */
export function fewParams(params: ScorecardsParams) {
  return { ...params, of: 'few' as const, limit: 1 };
}

/** Returns the parameters of a view's table. The table of all SKUs has only those that a link selects. */
export function skusParams(params: ScorecardsParams, of: ScorecardsView, { only }: Pick<ScorecardsAddress, 'only'>) {
  return { ...params, of, ...(of === 'all' && only && { skus: only }) };
}
