import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LeadSentence, leadOf } from '@/components/prices/lead-sentence';
import { createFormat } from '@/lib/client/format/format';
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

it('describes the lead with the discount of the retailer on both days', () => {
  const figure = { value: 0.142, before: 0.101, part: 78, whole: 80, trend: [] };
  const keys = { shop: 'Marchandor/DE', retailer: 'Marchandor', retailer_country: 'DE' };
  const retailers = [{ keys, values: { discount: figure } }] as unknown as RetailerPrices[];
  const { container } = render(
    <LeadSentence moves={MOVES} retailers={retailers} against="2026-06-14" format={format} />,
  );
  expect(container.textContent).toBe(
    'Marchandor moved first in 2 of 3 cuts below; Halvéo followed each within 2 days. Its discount went from 10.1% to 14.2% since 14 Jun.',
  );
});

it('counts cuts and rises if no retailer leads', () => {
  const words = (moves: ReturnType<typeof move>[]) =>
    render(<LeadSentence moves={moves} retailers={[]} against="2026-06-14" format={format} />).container.textContent;
  expect(words([])).toBe('No price moved by 3% or more in this period.');
  expect(words([move('Rose', { Korbina: 12 })])).toBe('1 rise and no cut below.');
  expect(words([move('Fell', { Korbina: 12 }), move('Fell', { Plazora: 13 })])).toBe(
    '2 cuts below, each first at another retailer.',
  );
  const [first, second] = [move('Fell', { Korbina: 12 }), move('Fell', { Plazora: 13 })];
  expect(words([first, second, first, second])).toBe('4 cuts below; several retailers moved first equally often.');
});
