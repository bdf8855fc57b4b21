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

it.each([
  ['rating_below_target', 3.996, 4, '', '3.996, target 4'],
  ['rating_below_target', 3.9949, 4, '', '3.99, target 4'],
  ['rating_below_target', 3.9999999, 4, '', '3.9999999, target 4'],
  ['price_off_target', 39.931, 39.934, '', 'index 39.931, limit 39.934'],
  ['search_share_below_target', 12.996, 13, '', 'score 12.996, target 13'],
  ['banner_share_fallen', 0.36396, 0.364, '', '36.396%, usually 36.400%'],
  ['rank_fallen', 24.004, 24, '', '#24.004, usually #24'],
  ['above_list_price', 3.994, 3.99, 'EUR', '€3.994, list price €3.990'],
  ['above_list_price', 399.4, 399, 'JPY', '¥399.4, list price ¥399.0'],
  ['above_list_price', 3.4004, 3.4, '', '3.4004, list price 3.4000'],
  ['above_list_price', 3.996, 3.5, 'EUR', '€3.996, list price €3.500'],
  ['above_list_price', 1.125, null, 'KWD', 'KWD\u00a01.125'],
] as const)(
  'prints as many decimals as tell both figures of %s apart: %d, %d',
  (rule, value, reference, currency, text) => {
    expect(words(rule, { value, reference, currency })).toBe(text);
  },
);

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
