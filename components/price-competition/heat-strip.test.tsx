import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HeatKey, StripPaths, stripRow } from '@/components/price-competition/heat-strip';
import { createFormat } from '@/lib/client/format/format';
import type { CompetitionLine } from '@/lib/queries/price-competition/lines.columns';
import type { Summary } from '@/lib/queries/price-competition/summary';

/** Returns the paths and fills of a bucket. */
function draw(letter: string): string {
  const { container } = render(
    <svg aria-hidden="true">
      <StripPaths strip={letter} />
    </svg>,
  );
  const paths = [...container.querySelectorAll('path')].filter((path) => path.getAttribute('d'));
  return paths.map((path) => `${path.getAttribute('d')} ${path.getAttribute('fill')}`).join();
}

it('draws each verdict and each reason for a missing index differently', () => {
  const all = ['-', 'e', 'x', 'm', 'o', 'n', 'a', 'b', 'A', 'B'].map(draw);
  expect(new Set(all).size).toBe(10);
  expect(all.every((path) => path !== '')).toBe(true);
});

it('describes the index and verdict of a cell, or why it has no index, and opens its bucket', () => {
  const onOpen = vi.fn();
  const line = {
    ...{ id: 'a', base_title: 'Soap', benchmark_title: 'Gel', base_brand: null, benchmark_brand: null, strip: 'A-e' },
    ...{
      band_min: 98,
      band_max: 102,
      indices: [112.5, null, null],
      without: [['2026-06-02', 'OUT_OF_STOCK', 'AVAILABLE']],
    },
  } as unknown as CompetitionLine;
  const summary = { buckets: ['2026-06-01', '2026-06-02', '2026-06-03'], rule: null } as unknown as Summary;
  const row = stripRow(line, { summary, by: 'DAILY', format: createFormat('en'), onOpen });
  expect(row.cells).toBe(3);
  expect(row.label).toBe('Soap against Gel: off target in 1 of 1 day with an index');
  expect([0, 1, 2].map(row.wordsOf)).toEqual([
    '1 Jun: 112.5, far off target, above',
    '2 Jun: no index, base out of stock, benchmark available',
    '3 Jun: nothing published',
  ]);
  row.onOpen?.(1);
  expect(onOpen).toHaveBeenCalledWith('a', '2026-06-02');
});

it('lists each of them in the legend', () => {
  render(<HeatKey />);
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words).toEqual(expect.arrayContaining(['no index', 'nothing published', 'failed', 'not collected']));
});
