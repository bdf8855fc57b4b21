import type { Example } from '@/lib/queries/overview/lines';
import type { Ending, Problem, Problems, StandingRetailer } from '@/lib/queries/overview/problems';

/** Lines of the Overview for tests: of 22 November, at two retailers. */

export const DATE = '2026-11-22';

export const example = (over: Partial<Example> = {}): Example => ({
  ...{ subject: '1', title: 'Shampoo Aloe 250 ml', power: false, keyword: '', who: '', who_before: '' },
  ...{ value: 0, reference: 1, value_before: 1, value_ended: null, currency: '' },
  ...{ bought_by: '', bought_positions: 0, sold_out_from: '', sold_out_to: '' },
  ...over,
});

export const problem = (over: Partial<Problem> = {}): Problem => ({
  ...{ rule: 'out_of_stock', retailer: 'Korbina DE', age: 'new', items: 1, subjects: 1, impact: 5 },
  ...{ since: DATE, since_at_least: false, first_seen: false, on_and_off: false, last_bad: DATE },
  ...{ example: example(), strip: `${'g'.repeat(27)}b`, keys: [] },
  ...over,
});

export const takeover = problem({
  ...{ rule: 'home_page_takeover', items: 5, impact: 20 },
  example: example({ title: 'Korbina DE', who: 'Oskarine', value: 5, reference: null, value_before: 4 }),
});

export const lostPageOne = problem({
  ...{ rule: 'page_one_lost', age: 'going_on', impact: 8, since: '2026-11-12', strip: `${'g'.repeat(17)}bbbbbb-bbbb` },
  example: example({
    ...{ title: '“deo” Deodorant Invisible 200 ml', keyword: 'deo', power: true },
    ...{ value: 45, reference: null, value_before: 3 },
  }),
});

export const ending = (over: Partial<Ending> = {}): Ending => ({
  ...{ rule: 'out_of_stock', retailer: 'Plazora DE', items: 1, subjects: 1, impact: 5 },
  ...{
    since: '2026-11-16',
    since_at_least: false,
    first_seen: false,
    on_and_off: false,
    last_bad: '2026-11-21',
    ended: DATE,
  },
  ...{ example: example({ value: 0, value_ended: 2 }), strip: `${'g'.repeat(21)}bbbbbbg`, keys: [] },
  ...over,
});

export const standing = (over: Partial<StandingRetailer> = {}): StandingRetailer => ({
  ...{ retailer: 'Plazora DE', items: 43, impact: 43, items_before: 46 },
  lines: [
    problem({ rule: 'rank_target_missed', age: 'standing', retailer: 'Plazora DE', items: 41, since_at_least: true }),
    problem({ rule: 'above_list_price', age: 'standing', retailer: 'Plazora DE', items: 2, since_at_least: true }),
  ],
  ...over,
});

/** An answer with these lines. Its totals and retailers are counted from them. */
export function problemsOf(over: Partial<Problems> = {}): Problems {
  const { events = [], standing = [], solved = [] } = over;
  const retailers = [...new Set(events.map(({ retailer }) => retailer))].map((retailer) => {
    const lines = events.filter((line) => line.retailer === retailer);
    const impact = lines.reduce((sum, line) => sum + line.impact, 0);
    return { retailer, events: lines.length, impact, standing: 0 };
  });
  const count = (age: string) => events.filter((line) => line.age === age).length;
  return {
    ...{ events, standing, solved, new_levels: [], retailers, started: [], older_solved: 0, files: [] },
    judged: { targets: [], missing: [] },
    total: {
      ...{ new: count('new'), going_on: count('going_on'), solved: solved.length },
      standing: standing.reduce((sum, { lines }) => sum + lines.length, 0),
    },
    ...over,
  };
}
