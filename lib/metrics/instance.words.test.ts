import { expect, it } from 'vitest';
import { figuresInWords } from './instance.words';
import type { SignalName } from './signals.words';

const words = (rule: SignalName, figures: Partial<Parameters<typeof figuresInWords>[0]>, locale?: string) =>
  figuresInWords({ rule, value: null, reference: null, who: '', currency: '', ...figures }, locale);

it('prints prices in their currency, with two decimals without one', () => {
  const lost = { value: 3.4, reference: 4, who: 'QX' };
  expect(words('buybox_lost', { ...lost, currency: 'EUR' })).toBe('to QX, at €3.40, main merchant at €4.00');
  expect(words('buybox_lost', lost)).toBe('to QX, at 3.40, main merchant at 4.00');
  expect(words('above_list_price', { value: 3.4, reference: 3, currency: 'euro' })).toBe(
    '3.40 euro, list price 3.00 euro',
  );
});

it('prints numbers in the locale of the reader', () => {
  expect(words('rating_below_target', { value: 3.94, reference: 4 }, 'de')).toBe('3,94, target 4');
});

it('prints shares in percent and ranks with their sign', () => {
  expect(words('banner_share_fallen', { value: 0.128, reference: 0.364 })).toBe('12.8%, usually 36.4%');
  expect(words('rank_fallen', { value: 37, reference: 24.5 })).toBe('#37, usually #24.5');
});

it('uses the singular for one offer', () => {
  expect(words('out_of_stock', { value: 0, reference: 1 })).toBe('0 of 1 offer in stock');
  expect(words('out_of_stock', { value: 0, reference: 2 })).toBe('0 of 2 offers in stock');
});

it('states whether a product that has fallen off page one still has a rank', () => {
  expect(words('page_one_lost', { value: 33 })).toBe('now #33');
  expect(words('page_one_lost', {})).toBe('now not ranked');
});

it('is empty without figures', () => {
  expect(words('rating_fallen', {})).toBe('');
});
