import { expect, it } from 'vitest';
import { coverageSheet, gridRows, requestsWords, stateOfFiles } from '@/components/collection/grid-rows';
import { createFormat } from '@/lib/client/format/format';

const NONE = { due: 0, present: 0, collected: 0, light: 0, missing: 0, unchecked: 0 };

it.each([
  ['not_planned', NONE],
  ['complete', { ...NONE, due: 2, present: 2 }],
  ['partly', { ...NONE, due: 2, present: 2, light: 1 }],
  ['partly', { ...NONE, due: 2, present: 1, missing: 1 }],
  ['no_data', { ...NONE, due: 2, missing: 2 }],
  ['not_collected', { ...NONE, due: 2, unchecked: 2 }],
])('shows the files of a day as %s', (state, day) => {
  expect(stateOfFiles(day)).toBe(state);
});

it('shows no number of requests that rounds to none', () => {
  const words = [null, 0.04, 0.05, 9.94, 12.4].map((perDay) => requestsWords(perDay, createFormat('en')));
  expect(words).toEqual(['', '', '0.1', '9.9', '12']);
});

it('describes shelves outside the plan as collected on request', () => {
  const day = { day: '2026-06-29', answered: 0, planned: 0, rows: 0, fetchedAt: null, revised: 0 };
  const shelves = { endpoint: 'visibility_listings', title: 'Shelves', ranged: false, perDay: null };
  const endpoints = [{ ...shelves, days: [{ ...day, state: 'not_planned' as const }] }];
  const [row] = gridRows({ endpoints, files: [] }, createFormat('en'));
  expect(row?.days[0]?.words).toContain(': collected on request');
});

it('exports a row for each day of each dataset, with the state of its files in their own words', () => {
  const file = (day: string, counts: object) => ({ ...NONE, day, ...counts });
  const days = [
    file('2026-06-27', { due: 1, present: 1, light: 1 }),
    file('2026-06-28', {}),
    file('2026-06-29', { due: 1, present: 1 }),
    file('2026-06-30', { due: 1, missing: 1 }),
  ];
  const files = [{ dataset: 'ratings', title: 'Ratings', days }];
  const { rows } = coverageSheet(gridRows({ endpoints: [], files }, createFormat('en')));
  expect(rows).toEqual([
    ['Files: Ratings', '2026-06-27', 'Partly available or light'],
    ['Files: Ratings', '2026-06-28', 'No file expected'],
    ['Files: Ratings', '2026-06-29', 'Available'],
    ['Files: Ratings', '2026-06-30', 'Missing'],
  ]);
});
