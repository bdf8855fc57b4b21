import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MiddleCut } from '@/components/ui/middle-cut';

const partsOf = (text: string) => {
  const { container } = render(<MiddleCut text={text} />);
  const [start, end] = container.querySelectorAll('span > span');
  return { whole: container.textContent, start, end: end?.textContent };
};

it('keeps the last words of a long name and cuts what precedes them', () => {
  const { whole, start, end } = partsOf('Velquin Shampoo Aloe & Rice 250 ml');
  expect(whole).toBe('Velquin Shampoo Aloe & Rice 250 ml');
  expect(start).toHaveClass('truncate');
  expect(end).toBe(' & Rice 250 ml');
  expect(partsOf('Brumella Liquid Detergent Colour 40 washes').end).toBe(' Colour 40 washes');
  expect(partsOf('Grundreinigungsmittelkonzentrat').end).toBe('elkonzentrat');
});

it('leaves a short name whole', () => {
  expect(partsOf('Velquin Shampoo').start).toBeUndefined();
});

it('does not split a letter from its accent', () => {
  expect(partsOf('Crème de jour à la rose sauvage e\u0301clat 50 ml').end).toBe(' e\u0301clat 50 ml');
});
