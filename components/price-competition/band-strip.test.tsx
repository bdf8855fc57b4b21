import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BandStrip } from '@/components/price-competition/band-strip';
import type { Pair } from '@/lib/client/competition/pair';

function strip(band: Pair['band']) {
  const { container } = render(<BandStrip pair={{ band, latest: null } as Pair} />);
  return [...container.querySelectorAll('rect')].map((rect) => ({
    left: Number(rect.getAttribute('x')),
    width: Number(rect.getAttribute('width')),
  }));
}

it('draws the band within its margin', () => {
  const [margin, band] = strip({ min: 95, max: 105, margin: 5 });
  expect(band?.width).toBeGreaterThan(0);
  expect(margin?.width).toBeCloseTo(2 * (band?.width ?? 0));
});

it('draws a band whose ends the service swapped as wide as the other way round', () => {
  expect(strip({ min: 105, max: 95, margin: 3 })).toEqual(strip({ min: 95, max: 105, margin: 3 }));
});

it('shows a band without width', () => {
  expect(strip({ min: 100, max: 100, margin: 0 }).at(-1)?.width).toBe(1);
});
