// The days, ranges and shelves of the recorded data whose answers are compared: some in CI, all with REAL_DAYS=all.
import { readFileSync } from 'node:fs';
import { dayOf, type RawRow } from '@/delivery/store/oracle/raw-rows';
import { observedSources, type Source } from '@/delivery/store/oracle/shelves';
import { TIME_DIMENSIONS } from '@/lib/contract/competition-request';
import {
  checkBanners,
  checkCompetitions,
  checkListings,
  checkPrices,
  checkProducts,
  checkScorecards,
  checkScores,
} from './answers.mts';
import type { Ask } from './comparison.mts';
import { type Customer, readCustomer, readPages } from './customer.mts';
import { checkProblems } from './overview.mts';

interface Check {
  name: string;
  /** @returns the number of compared values */
  check: () => Promise<string>;
}

const isWhole = process.env.REAL_DAYS === 'all';
const FIRST_NS = isWhole ? [1, 5, 20, 1000] : [20];
const rangeOf = (start_date: string, end_date = start_date) => ({ start_date, end_date });

/** Checks with the first definitions of the customer: retailers, own brands and price competitions. */
export function realValues(data: string, ask: Ask): Check[] {
  const customer = readCustomer(data);
  const { prices, listings, banners, account } = customer;
  const competed = isWhole
    ? TIME_DIMENSIONS.flatMap((time_dimension) => [
        { ...rangeOf('2023-07-01', '2023-10-31'), time_dimension },
        { ...rangeOf('2025-07-01', '2025-08-31'), time_dimension },
      ])
    : [
        { ...rangeOf('2023-07-08', '2023-07-14'), time_dimension: 'DAILY' },
        { ...rangeOf('2025-07-03', '2025-07-15'), time_dimension: 'WEEKLY' },
      ];
  return [
    {
      name: 'Price: equals the reference of the raw rows',
      check: () => checkPrices(ask, customer, isWhole ? daysOf(prices) : ['2023-07-10', '2025-07-05']),
    },
    {
      name: 'Price Competition: equals the reference of the raw rows',
      check: () => checkCompetitions(ask, customer, readPages(), competed),
    },
    {
      name: 'Scorecard: equals the reference of the raw rows',
      check: () => checkScorecards(ask, customer, ratedRanges(customer)),
    },
    ...shelfChecks(customer, ask, observedSources(listings, account), ['2023-07-13', '2026-02-24']),
    {
      name: 'E Retail Media: equals the reference of the raw rows',
      check: () => checkBanners(ask, customer, isWhole ? [...daysOf(banners), '2024-01-01'] : ['2025-11-23'], FIRST_NS),
    },
  ];
}

/** Checks after `definitions.json` is imported: scorecards, and keywords and categories with targets. */
export function valuesByDefinitions(data: string, ask: Ask): Check[] {
  const { scorecards, visibility_sources } = readDefinitions();
  const customer = readCustomer(data);
  const [first] = scorecards.toSorted((a, b) => a.order - b.order);
  const selections = scorecards.map(({ title, ...selection }) => ({ ...selection, scorecard_title: title }));
  return [
    {
      name: 'Scorecard of some brands and retailers: equals the reference of the raw rows',
      check: () => checkScorecards(ask, customer, [rangeOf('2023-07-12', '2023-07-14')], [...selections, { ...first }]),
    },
    ...shelfChecks(customer, ask, visibility_sources, ['2023-07-13', '2026-03-28']),
  ];
}

/** Checks every rule of the Overview. Targets of keywords have to be defined before their days are collected. */
export function problemsByDefinitions(data: string, askDashboard: Ask): Check {
  const periods = [
    { from: '2023-10-20', to: '2023-10-23' },
    { from: '2025-08-27', to: '2025-08-27' },
  ];
  return {
    name: 'Overview: problems of every rule equal the reference of the raw rows',
    check: () => checkProblems(askDashboard, readCustomer(data), readDefinitions().visibility_sources, periods),
  };
}

function readDefinitions(): { scorecards: Scorecard[]; visibility_sources: Source[] } {
  return JSON.parse(readFileSync('.ci/definitions.json', 'utf8'));
}

interface Scorecard {
  title: string;
  order: number;
  brands?: string[];
  retailers?: string[];
}

const daysOf = (rows: readonly RawRow[]) => [...new Set(rows.map(dayOf))].sort();

function ratedRanges({ ratings }: Customer) {
  const ranges = [rangeOf('2023-07-12', '2023-08-08'), rangeOf('2012-10-26')];
  if (!isWhole) return ranges;
  const days = daysOf(ratings).map((day) => rangeOf(day));
  return [...ranges, ...days, rangeOf('2023-07-01', '2023-12-31'), rangeOf('2012-10-01', '2012-10-25')];
}

function shelfChecks(customer: Customer, ask: Ask, sources: readonly Source[], sampleDays: string[]): Check[] {
  const days = isWhole ? daysOf(customer.listings) : sampleDays;
  const long = [rangeOf('2023-07-14', '2023-08-10'), rangeOf('2026-02-23', '2026-03-28')];
  const ranges = isWhole ? [...days.map((day) => rangeOf(day)), ...long] : long;
  const kind = sources.some(({ id }) => id !== undefined) ? 'defined' : 'observed';
  return [
    {
      name: `Visibility Scores of ${kind} sources: equal the reference of the raw rows`,
      check: () => checkScores(ask, customer, sources, days, FIRST_NS),
    },
    {
      name: `Visibility Listings of ${kind} sources: equal the reference of the raw rows`,
      check: () => checkListings(ask, customer, sources, days, FIRST_NS),
    },
    {
      name: `Visibility Search By Product of ${kind} sources: equals the reference of the raw rows`,
      check: () => checkProducts(ask, customer, sources, ranges),
    },
  ];
}
