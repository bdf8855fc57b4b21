import { describe, expect, it } from 'vitest';
import { banners } from '@/components/banners/page';
import { type EvidenceLine, evidenceOf } from '@/components/overview/evidence';
import { example } from '@/components/overview/test-problems';
import { competition } from '@/components/price-competition/page';
import { prices } from '@/components/prices/page';
import { rankings } from '@/components/rankings/page';
import { scorecards } from '@/components/scorecards/page';
import { visibility } from '@/components/visibility/page';
import { readAddress } from '@/lib/client/address/address';
import { SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';

const DATE = '2026-03-07';
const problem = (rule: SignalName, over: Partial<EvidenceLine> = {}): EvidenceLine => ({
  ...{
    rule,
    retailer: 'Korbina, DE',
    items: 2,
    subjects: 2,
    since: '2026-03-04',
    example: example(),
    keys: [],
  },
  ...over,
});

/** Target and label of a link. */
function evidence(line: EvidenceLine, page: readonly string[] = ['101']) {
  const { href, ...promised } = evidenceOf(line, { date: DATE, page });
  const { pathname, searchParams } = new URL(href, 'https://dashboard.example');
  return { pathname, search: Object.fromEntries(searchParams), ...promised };
}

describe.each(Object.keys(SIGNAL_WORDS) as SignalName[])('the link of %s', (rule) => {
  const { pathname, search } = evidence(problem(rule));

  it('links to the page of the rule, on the same day', () => {
    expect(pathname).toBe(SIGNAL_WORDS[rule].page);
    expect(search.date).toBe(DATE);
  });

  it('filters by the retailer', () => {
    expect(search.retailer ?? search.base_retailer).toBe('Korbina%2C DE');
  });
});

it('selects the scores of a line on Visibility without a filter by verdict', () => {
  const { search, noun, rows } = evidence(problem('search_share_below_target', { keys: ['a,1', 'b'] }));
  expect(readAddress(visibility.address, search)).toMatchObject({
    ...{ date: DATE, retailer: ['Korbina, DE'], view: 'scores', own: 'own', target: [], only: ['a,1', 'b'] },
  });
  expect([rows, noun]).toEqual([2, 'score']);
});

it('filters Visibility by missed targets of own brands if the scores are not known', () => {
  const { search, rows } = evidence(problem('search_share_below_target'));
  expect(readAddress(visibility.address, search)).toMatchObject({ target: ['missed'], only: null });
  expect(rows).toBeNull();
});

it('selects the competitions of a line on Price competition', () => {
  const { search, rows } = evidence(problem('price_off_target', { keys: ['1', '2'] }));
  expect(readAddress(competition.address, search)).toMatchObject({ view: 'all', only: ['1', '2'], verdict: [] });
  expect(rows).toBe(2);
});

it('opens the banners of a takeover, as many as it has', () => {
  const line = problem('home_page_takeover', {
    items: 5,
    subjects: 1,
    example: example({ title: 'Korbina, DE', who: 'Oskarine' }),
  });
  const { search, noun, rows } = evidence(line);
  expect(readAddress(banners.address, search)).toMatchObject({
    ...{ view: 'home', takeover: ['Korbina, DE', 'HOME_PAGE', 'Oskarine'], brand: [] },
  });
  expect([rows, noun]).toEqual([5, 'banner']);
});

it.each(Object.keys(SIGNAL_WORDS) as SignalName[])(
  'shows what ended of %s on its first good day, good or bad',
  (rule) => {
    const { search } = evidence(problem(rule, { ended: '2026-03-06' }));
    expect(search.date).toBe('2026-03-06');
    for (const verdict of ['stock', 'buybox', 'discount', 'of', 'target', 'takeover'])
      expect(search).not.toHaveProperty(verdict);
  },
);

it('selects the SKUs of a problem on Prices without a filter by stock', () => {
  const { search, noun, rows } = evidence(problem('out_of_stock', { keys: ['S,1', 'S2'] }));
  expect(readAddress(prices.address, search)).toMatchObject({
    ...{ date: DATE, retailer: ['Korbina, DE'], view: 'matrix', own: 'own', stock: [], skus: [], only: ['S,1', 'S2'] },
  });
  expect([rows, noun]).toEqual([2, 'SKU']);
});

it('shows no number of offers if not all SKUs of a problem are known', () => {
  const { search, noun, rows } = evidence(problem('out_of_stock', { keys: [] }));
  expect(search).toMatchObject({ view: 'offers', stock: 'out' });
  expect([rows, noun]).toEqual([null, 'offer']);
});

it('selects the fallen ranks of a problem, compared with the day before it started', () => {
  const { search, noun, rows } = evidence(problem('rank_fallen', { keys: ['12/k,1/P1', '12/k,1/P2'] }));
  expect(readAddress(rankings.address, search)).toMatchObject({
    ...{ date: DATE, against: '2026-03-03', position_type: 'ORGANIC', own: 'own', retailer: ['Korbina, DE'] },
    ...{ view: 'all', only: ['12/k,1/P1', '12/k,1/P2'], keyword: [] },
  });
  expect([rows, noun]).toEqual([2, 'rank']);
});

it('lists the keywords that lost page one if the ranks of a problem are not known', () => {
  const { search, rows } = evidence(problem('page_one_lost'));
  expect(readAddress(rankings.address, search)).toMatchObject({ view: 'changes', of: 'lost', against: '2026-03-03' });
  expect(rows).toBeNull();
});

it('selects the ranks that miss a target without a filter by verdict, unless there are too many', () => {
  const { search, noun, rows } = evidence(problem('rank_target_missed', { keys: ['12/k/P1', '13/k/P1'] }));
  expect(readAddress(rankings.address, search)).toMatchObject({ position_type: 'OVERALL', target: [] });
  expect([rows, noun]).toEqual([2, 'rank']);
  const all = evidence(problem('rank_target_missed'));
  expect(readAddress(rankings.address, all.search)).toMatchObject({ target: ['missed'], only: null });
});

it('selects the SKUs of a line on Scorecards, and compares fallen ratings with the day before it started', () => {
  const fallen = evidence(problem('rating_fallen', { keys: ['S,1', 'S2'] }));
  expect(readAddress(scorecards.address, fallen.search)).toMatchObject({
    ...{ date: DATE, against: '2026-03-03', view: 'all', own: 'own', retailer: ['Korbina, DE'], only: ['S,1', 'S2'] },
  });
  expect([fallen.rows, fallen.noun]).toEqual([2, 'rating']);
  const below = evidence(problem('rating_below_target', { keys: ['S,1', 'S2'] }));
  expect(readAddress(scorecards.address, below.search)).toMatchObject({ against: '4weeks', only: ['S,1', 'S2'] });
});

it('lists all SKUs below the target, or falling, if those of a line are not known', () => {
  const views = (['rating_below_target', 'rating_fallen'] as const).map((rule) => {
    const { search, rows } = evidence(problem(rule));
    return [readAddress(scorecards.address, search).view, rows];
  });
  expect(views).toEqual([
    ['below', null],
    ['falling', null],
  ]);
});

it('selects the keywords that were bought, by their sponsored ranks', () => {
  const { search, noun, rows } = evidence(problem('keyword_bought', { keys: ['12/k', '13/k'] }));
  expect(readAddress(rankings.address, search)).toMatchObject({
    ...{ position_type: 'SPONSORED', view: 'all', only_shelf: ['12/k', '13/k'] },
  });
  expect([rows, noun]).toEqual([null, 'rank']);
});

it('shows several pages of Price competition together', () => {
  const { search } = evidence(problem('price_off_target'), ['101', '102']);
  expect(readAddress(competition.address, search).customer_page_id).toBe('all');
});

it('leaves out a page of Price competition that is not known', () => {
  expect(evidence(problem('price_off_target'), []).search).not.toHaveProperty('customer_page_id');
});
