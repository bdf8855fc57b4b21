import { expect, it } from 'vitest';
import { RETAILER_RULES, SIGNAL_WORDS } from './signals.words';

it('sends a retailer only out of stock, buybox lost and page one lost', () => {
  expect(RETAILER_RULES.toSorted()).toEqual(['buybox_lost', 'out_of_stock', 'page_one_lost']);
});

it('advises no one to ask a retailer for a price', () => {
  for (const { advice } of Object.values(SIGNAL_WORDS)) expect(advice).not.toMatch(/\b(ask|talk|tell)\b.*\bprice/i);
});
