import { describe, expect, it } from 'vitest';
import { evidenceHref } from '@/components/overview/evidence';
import { competition } from '@/components/price-competition/page';
import { visibility } from '@/components/visibility/page';
import { readAddress } from '@/lib/client/address';
import { SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';

const PLACE = { date: '2026-03-07', retailer: 'Korbina, DE', page: ['101'] };

describe.each(Object.keys(SIGNAL_WORDS) as SignalName[])('the link of %s', (rule) => {
  const url = new URL(evidenceHref(rule, PLACE), 'https://dashboard.example');

  it('leads to the page of the rule, on the same day', () => {
    expect(url.pathname).toBe(SIGNAL_WORDS[rule].page);
    expect(url.searchParams.get('date') ?? url.searchParams.get('end_date')).toBe(PLACE.date);
  });

  it('filters by the retailer', () => {
    expect(url.searchParams.get('retailer')).toBe('Korbina%2C DE');
  });
});

it('filters Visibility by missed targets of own brands', () => {
  const { searchParams } = new URL(evidenceHref('search_share_below_target', PLACE), 'https://dashboard.example');
  expect(readAddress(visibility.address, Object.fromEntries(searchParams))).toMatchObject({
    ...{ date: PLACE.date, retailer: [PLACE.retailer], view: 'scores', own: 'own', target: ['missed'] },
  });
});

it('shows several pages of Price competition together', () => {
  const { searchParams } = new URL(
    evidenceHref('price_off_target', { ...PLACE, page: ['101', '102'] }),
    'https://a.example',
  );
  expect(readAddress(competition.address, Object.fromEntries(searchParams)).customer_page_id).toBe('all');
});

it('leaves out a page of Price competition that is not known', () => {
  expect(evidenceHref('price_off_target', { ...PLACE, page: [] })).not.toContain('customer_page_id');
});
