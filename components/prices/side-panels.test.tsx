import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type BuyboxRow, winnerWords } from '@/components/prices/buybox-lost';
import { Since } from '@/components/prices/listing-panel';
import { daysInState, merchantWords } from '@/components/prices/out-of-stock';
import { createFormat } from '@/lib/client/format/format';

const format = createFormat('en-GB');

it('counts days in a state among those on which it is known', () => {
  expect(daysInState('gbbu-nexb')).toEqual({ bad: 3, known: 4 });
});

it('describes the winner of a buybox and the main merchant', () => {
  const row = {
    ...{ winner: 'QX', winner_price: 2.42, currency: 'EUR', main: 'Korbina', main_price: 2.66, main_in_stock: true },
  } as BuyboxRow;
  expect(winnerWords(row, format)).toBe('QX €2.42, Korbina €2.66');
  expect(winnerWords({ ...row, main_in_stock: false }, format)).toBe('QX €2.42, Korbina €2.66, out of stock');
  const withoutMain = { main: null, main_price: null, main_in_stock: null };
  expect(winnerWords({ ...row, ...withoutMain, winner_price: null }, format)).toBe('QX —');
});

it('does not deny that a merchant had an SKU if no name or no earlier stock is known', () => {
  expect(merchantWords({ merchants: 'QX', since_at_least: false })).toBe('QX had it');
  expect(merchantWords({ merchants: null, since_at_least: false })).toBe('a merchant without a name had it');
  expect(merchantWords({ merchants: null, since_at_least: true })).toBe('not known in stock in this period');
});

it('marks a state that begins on the day as new, unless it may be older', () => {
  const date = '2026-11-22';
  const { rerender } = render(<Since since={date} since_at_least={false} date={date} />);
  expect(screen.getByText('new')).toBeVisible();
  rerender(<Since since={date} since_at_least={true} date={date} />);
  expect(screen.getByText('since 22 Nov or earlier')).toBeVisible();
});
