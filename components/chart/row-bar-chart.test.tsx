import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowBarChart } from '@/components/chart/row-bar-chart';

function show(values: readonly (number | null)[]) {
  const bars = values.map((value, at) => ({ label: `Brand ${at}`, value, note: 'of 40' }));
  const { container } = render(
    <RowBarChart
      label="Share by brand"
      bars={bars}
      valueName="share"
      format={(value) => `${value} pp`}
      onBar={() => {}}
    />,
  );
  return [...container.querySelectorAll('rect')].map((rect) => ({
    left: Number(rect.getAttribute('x')),
    width: Number(rect.getAttribute('width')),
  }));
}

it('draws a value below zero from zero to its left, with its number', () => {
  const [above, below] = show([10, -5]);
  expect(above?.width).toBeGreaterThan(0);
  expect(below?.width).toBeCloseTo((above?.width ?? 0) / 2);
  expect((below?.left ?? 0) + (below?.width ?? 0)).toBeCloseTo(above?.left ?? 0);
  expect(screen.getByText('-5 pp', { selector: 'rect + text' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Brand 1: -5 pp, of 40' })).toBeVisible();
});

it('keeps a value below zero in sight where all are', () => {
  const [bar] = show([-0.25]);
  expect(bar?.width).toBeGreaterThan(0);
  expect(bar?.left).toBeGreaterThan(0);
});

it('draws no bar for an unknown value', () => {
  expect(show([null, 3])).toHaveLength(1);
});
