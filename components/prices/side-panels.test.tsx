import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { winnerWords } from '@/components/prices/buybox-lost';
import { Since } from '@/components/prices/listing-panel';
import { merchantWords } from '@/components/prices/out-of-stock';
import { daysInState } from '@/components/prices/state-strip';
import { createFormat } from '@/lib/client/format/format';

const format = createFormat('en-GB');

it('counts days in a state among those on which it is known', () => {
  expect(daysInState('gbbu-nexb')).toEqual({ bad: 3, known: 4 });
});

it('describes the winner of a buybox, its price and the distance to the main merchant', () => {
  const row = {
    winner: 'QX',
    winner_price: 2.42,
    currency: 'EUR',
    main: 'Korbina',
    main_price: 2.66,
    main_in_stock: true,
    difference: -0.09,
  };
  expect(winnerWords(row, format)).toBe('QX €2.42, 9.0% below Korbina');
  expect(winnerWords({ ...row, difference: 0.05 }, format)).toBe('QX €2.42, 5.0% above Korbina');
  expect(winnerWords({ ...row, difference: 0 }, format)).toBe('QX €2.42, the price of Korbina');
  expect(winnerWords({ ...row, main_in_stock: false }, format)).toBe('QX €2.42, Korbina is out of stock');
});

it('describes the main merchant if one of both prices is not known', () => {
  const row = { winner: 'QX', winner_price: null, currency: 'EUR', main_in_stock: null, difference: null };
  expect(winnerWords({ ...row, main: 'Korbina', main_price: 2.49 }, format)).toBe('QX price unknown, Korbina €2.49');
  expect(winnerWords({ ...row, main: null, main_price: null }, format)).toBe(
    'QX price unknown, no main merchant with a price',
  );
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
