import { commonAddress, definePage, type PageDates, type PageStart } from '@/components/layout/define-page';
import type { PageState } from '@/components/layout/use-page';
import { type AddressOf, field } from '@/lib/client/address/address';
import { choice } from '@/lib/contract/params';

/** Tabs of the page: new and going on, standing, solved, and without data. */
export const VIEWS = ['events', 'standing', 'solved', 'missing'] as const;

const { brand: _, ...common } = commonAddress;

const address = {
  ...common,
  view: field(choice('What is shown', VIEWS), 'events'),
};

type Address = AddressOf<typeof address>;

export interface OverviewStart extends PageStart {
  /** Numbers of the pages of Price competition that an administrator listed. */
  pages: readonly number[];
}

/** Longest period of the rules, in days. */
const MAX_RULE_DAYS = 92;

/** Sheets of the workbook, each with the states of its problems. */
const SHEETS = [
  ['New and going on', 'new', 'going_on'],
  ['Standing', 'standing'],
  ['Solved', 'solved'],
  ['No data', 'unknown'],
] as const;

function queryParams({ retailer }: Address, { date, against, days }: PageDates, { pages }: OverviewStart) {
  return { retailer, date, against, days: Math.min(days, MAX_RULE_DAYS), page: pages.map(String) };
}

export const overview = definePage({
  name: 'overview',
  title: 'Overview',
  address,
  daysParams: (_, { pages }: OverviewStart) => ({ page: pages.map(String) }),
  params: queryParams,
  main: 'overview/problems',
  datasets: ['price', 'rating'],
  filters: { retailer: { label: 'Retailer' } },
  settings: { title: 'Impact: weight × items, twice for ★', label: () => 'Weights' },
  notes: () => [],
  workbook: {
    title: (params) => `Overview ${params.date}`,
    sheets: (params) =>
      SHEETS.map(([title, ...state]) => ({ title, query: 'overview/items', params: { ...params, state } })),
  },
});

export type OverviewState = PageState<typeof overview>;
