import { expect, it } from 'vitest';
import { RETAILER_RULES, SIGNAL_WORDS } from './signals.words';

it('sends a retailer only out of stock, buybox lost and page one lost', () => {
  expect(RETAILER_RULES.toSorted()).toEqual(['buybox_lost', 'out_of_stock', 'page_one_lost']);
});

it('mentions no index, limit, target or rating in a message to a retailer', () => {
  for (const rule of RETAILER_RULES) expect(SIGNAL_WORDS[rule].message).not.toMatch(/index|limit|target|rating/i);
});
