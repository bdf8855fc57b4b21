import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LeadSentence, leadOf } from '@/components/prices/lead-sentence';
import { createFormat } from '@/lib/client/format/format';
import type { Coverage } from '@/lib/queries/answer';
import type { RetailerPrices } from '@/lib/queries/prices/retailers';

const format = createFormat('en-GB');

/** A move of retailers by day of June. */
function move(direction: 'Fell' | 'Rose', days: Record<string, number>) {
  const movers = Object.entries(days).map(([retailer, day]) => ({
    ...{ shop: `${retailer}/DE`, retailer, day: `2026-06-${String(day).padStart(2, '0')}`, or_earlier: false },
    ...{ before: 4, after: 3, changes: 1 },
  }));
  return { direction, movers };
}

const MOVES = [
  move('Fell', { Marchandor: 20, Halvéo: 22 }),
  move('Fell', { Marchandor: 21, Plazora: 22, Halvéo: 22 }),
  move('Fell', { Korbina: 18, Halvéo: 19 }),
  move('Rose', { Korbina: 12 }),
];

it('names the retailer that moved first in most cuts in sight, and who followed each of them', () => {
  expect(leadOf(MOVES)).toMatchObject({ retailer: 'Marchandor', first: 2, cuts: 3 });
  expect(leadOf(MOVES)?.follower).toEqual({ retailer: 'Halvéo', cuts: 2, days: 2 });
});

it('names no retailer if there are no cuts, or if several made as many', () => {
  expect(leadOf([move('Rose', { Korbina: 12 })])).toBeNull();
  expect(leadOf([move('Fell', { Korbina: 12 }), move('Fell', { Plazora: 13 })])).toBeNull();
  expect(leadOf([move('Fell', { Korbina: 12, Plazora: 12 })])).toBeNull();
});

it('counts a cut of several retailers on one day for each of them', () => {
  const together = move('Fell', { Korbina: 12, Plazora: 12 });
  expect(leadOf([together, move('Fell', { Plazora: 14 })])).toMatchObject({ retailer: 'Plazora', first: 2, cuts: 2 });
});

it.each([
  ['both days', 0.101, ' Its discount went from 10.1% to 14.2% since 14 Jun.'],
  ['both days, if it looks different', 0.1423, ''],
])('describes the lead with the discount of the retailer on %s', (_, before, words) => {
  const figure = { value: 0.142, before, part: 78, whole: 80, trend: [] };
  const keys = { shop: 'Marchandor/DE', retailer: 'Marchandor', retailer_country: 'DE' };
  const retailers = [{ keys, values: { discount: figure } }] as unknown as RetailerPrices[];
  const { container } = render(
    <LeadSentence moves={MOVES} coverage={[]} retailers={retailers} against="2026-06-14" format={format} />,
  );
  expect(container.textContent).toBe(
    `Marchandor moved first in 2 of 3 cuts below; Halvéo followed each within 2 days.${words}`,
  );
});

const KORBINA = { keys: { shop: 'Korbina/DE' }, values: {} } as unknown as RetailerPrices;

function wordsOf(moves: ReturnType<typeof move>[], coverage: Coverage[] = [], retailers = [KORBINA]) {
  const { container } = render(
    <LeadSentence moves={moves} coverage={coverage} retailers={retailers} against="2026-06-14" format={format} />,
  );
  return container.textContent;
}

it('counts cuts and rises if no retailer leads', () => {
  expect(wordsOf([move('Rose', { Korbina: 12 })])).toBe('1 rise and no cut below.');
  const [first, second] = [move('Fell', { Korbina: 12 }), move('Fell', { Plazora: 13 })];
  expect(wordsOf([first, second])).toBe('2 cuts below; several retailers moved first equally often.');
  const together = move('Fell', { Korbina: 12, Plazora: 12 });
  expect(wordsOf([together])).toBe('1 cut below; several retailers moved first equally often.');
});

const [from, to] = ['2026-06-20', '2026-06-23'];

/** The coverage of the moves of four days, with this number of offers of the day. */
function coverageOf(states: string, rows: number): Coverage[] {
  const need = { endpoint: 'price', to, total: null, pending: false, offeredCalls: null, problem: null };
  return [
    { ...need, need: 'today', from: to, states: states.slice(-1), rows },
    { ...need, need: 'offers', from, states, rows: 30 },
  ];
}

it.each([
  ['all days are collected', 'No price of these SKUs moved by 3% or more in this period.', 'cccc', 9],
  [
    'the day and another one are collected',
    'No price of these SKUs moved by 3% or more between the collected days of this period.',
    ...(['c--p', 9] as const),
  ],
  ['the day has no rows', '', 'c-cn', 0],
  ['the day is the only one that is collected', '', 'nf-c', 9],
])('states that no price moved only if that is known: %s', (_, words, states, rows) => {
  expect(wordsOf([], coverageOf(states, rows))).toBe(words);
});

it('does not state that no price moved if the filters leave no offer', () => {
  expect(wordsOf([], coverageOf('cccc', 9), [])).toBe('');
});
