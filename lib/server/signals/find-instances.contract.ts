import { describe, expect, it } from 'vitest';
import { price } from '@/lib/contract/price';
import { scorecard } from '@/lib/contract/scorecard';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { outOfStock } from '@/lib/queries/signals/prices';
import { ratingFallen } from '@/lib/queries/signals/ratings';
import { signals } from '@/lib/queries/signals/signals';
import { refill } from '../collect/refill';
import { ownAccount } from '../testing/collected';
import { pageBody } from '../testing/fake-pages';
import { findInstances } from '../testing/find-instances';
import { ownDatabase } from '../testing/own-database';
import { SERVICES } from '../testing/services';

ownDatabase();

const FIRST = '2026-03-01';
const day = (index: number) => addDays(FIRST, index);

const offer = (csku_id: string, availability: number | null, over: object = {}) => ({
  csku_id,
  product_title: csku_id,
  is_own_brand: true,
  is_psku: csku_id === 'power',
  retailer: 'Korbina DE',
  retailer_country: 'DE',
  merchant_name: 'Korbina',
  availability,
  tags: [],
  ...over,
});

/** A letter for each day: o in stock, x out of stock, ? stock unknown, a space where the SKU is not listed. */
const STOCK: Record<string, string> = {
  steady: 'oooooooo',
  power: 'xxooxx?x',
  lost: 'ooxx?? ?',
  late: '    xxoo',
  newest: 'ooooooox',
};
/** The service fails on day 3. */
const FAILED = 3;
const LAST = day(7);

async function collectStock(kind = SERVICES[0]) {
  const offersOn = (index: number) => {
    const own = Object.entries(STOCK).flatMap(([sku, letters]) => {
      const availability = { o: 1, x: 0, '?': null }[letters[index] ?? ''];
      return availability === undefined ? [] : [offer(sku, availability)];
    });
    return [...own, offer('rival', 0, { is_own_brand: false })];
  };
  const days = daysFrom(FIRST, LAST).map((date, index) => [date, offersOn(index)] as const);
  const service = await ownAccount<unknown>(
    price,
    Object.fromEntries(days.filter((_, index) => index !== FAILED)),
    kind,
  );
  await service.fail(day(FAILED));
  return service;
}

const find = (service: Awaited<ReturnType<typeof ownAccount>>, date = LAST, days = 8) =>
  findInstances(service, { date, days }, [outOfStock]);

describe.each(SERVICES)('instances of $title', (kind) => {
  it('open on the first bad day and end on the next good one; unknown days do neither', async () => {
    const instances = await find(await collectStock(kind));
    const summaries = instances.map((instance) => [
      ...[
        instance.title,
        instance.state,
        instance.opened,
        instance.last_bad,
        instance.ended,
        instance.since_at_least,
        instance.strip,
      ],
    ]);
    expect(summaries).toEqual([
      ['late', 'solved', day(4), day(5), day(6), true, '----bbgg'],
      ['lost', 'unknown', day(2), day(2), null, false, 'ggb-----'],
      ['newest', 'new', day(7), day(7), null, false, 'ggg-gggb'],
      ['power', 'standing', day(0), day(7), null, true, 'bbg-bb-b'],
    ]);
    expect(instances.map(({ title, power }) => [title, power])).toContainEqual(['power', true]);
  });
});

it('returns the same instances day by day, at once, and after a refill', async () => {
  const [slow, quick] = [await collectStock(), await collectStock()];
  const byDay = [];
  for (const [index, date] of daysFrom(FIRST, LAST).entries()) byDay.push(await find(slow, date, index + 1));
  const atOnce = await find(quick);
  expect(byDay.at(-1)).toEqual(atOnce);
  await quick.db.command(
    `INSERT INTO ledger SELECT * REPLACE (0 AS table_version, version + 1 AS version) FROM ledger FINAL
    WHERE account = {account:String} AND set_id != 0`,
    { account: quick.account },
  );
  await refill(quick.db);
  await quick.db.command('DELETE FROM signal_days_v4 WHERE account = {account:String}', { account: quick.account });
  expect(await find(quick)).toEqual(atOnce);
});

it('evaluates only days whose sets or thresholds have changed', async () => {
  const service = await collectStock();
  const markers = async () => {
    const [row] = await service.db.query<{ days: number }>(
      `SELECT count() AS days FROM signal_days_v4 WHERE account = {account:String} AND subject = ''`,
      { account: service.account },
    );
    return row?.days;
  };
  await find(service);
  expect(await markers()).toBe(7);
  await find(service);
  expect(await markers()).toBe(7);
  await service.collect(day(1), [offer('power', 1)]);
  const instances = await find(service);
  expect(await markers()).toBe(8);
  expect(instances.find(({ title }) => title === 'power')).toMatchObject({ opened: day(0), on_and_off: true });
});

describe('a rating that falls', () => {
  const OWN = [offer('S1', 1)];

  /** Ratings of one SKU by day, null where it has none, the reviews of each day, and its offers on the last day. */
  async function findRatingFalls(ratings: readonly (number | null)[], reviews = 1, offers: object[] | null = OWN) {
    const service = await ownAccount(scorecard, {});
    const rated = ratings.map((average_rating, index) => {
      const row = { retailer: 'Korbina DE', service_sku_id: 'S1', service_sku_name: 'Soap', average_rating };
      const params = { start_date: day(index), end_date: day(index) };
      return { params, body: JSON.stringify([{ ...row, review_count: reviews, ...params }]) };
    });
    await service.collectValues(rated);
    const listed = ratings.flatMap((_, index) => {
      const rows = index < ratings.length - 1 ? OWN : offers;
      return rows ? [{ params: { date: day(index) }, body: pageBody(rows) }] : [];
    });
    await service.collectValues(listed, price);
    const date = day(ratings.length - 1);
    return findInstances(service, { date, days: ratings.length }, [ratingFallen]);
  }
  const median = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    const [low = 0, high = 0] = [Math.floor, Math.ceil].map((of) => sorted[of((sorted.length - 1) / 2)] ?? 0);
    return (low + high) / 2;
  };
  /** Expected letters: days are compared with the median before them, from the opening day on with its median. */
  const expected = (ratings: readonly (number | null)[], opened: number) =>
    ratings
      .map((rating, index) => {
        const compared = Math.min(index, opened);
        const before = ratings.slice(Math.max(0, compared - 14), compared).filter((rating) => rating !== null);
        if (rating === null || before.length < 5) return '-';
        return median(before) - rating >= 0.2 - 1e-9 ? 'b' : 'g';
      })
      .join('');

  it('is compared with the median of the 14 collected days before, of at least 5', async () => {
    const ratings = [4.4, 4.4, 4.5, null, 4.4, 4.4, 4.4, 4.3, 4.2, 4, null, 3.9, 4, 4, 4, 4, 4, 4, 4, 4, 4];
    const [instance, ...others] = await findRatingFalls(ratings);
    expect(instance?.strip).toBe(expected(ratings, 8));
    expect(instance).toMatchObject({ opened: day(8), who: '', since_at_least: false, state: 'going_on' });
    expect(others).toEqual([]);
  });

  it('is not a problem with fewer reviews than the minimum', async () => {
    const ratings = [4.4, 4.4, 4.4, 4.4, 4.4, 4.4, 4];
    expect(await findRatingFalls(ratings, 0)).toEqual([]);
    expect(await findRatingFalls(ratings, 1)).toMatchObject([{ state: 'new', value: 4, reference: 4.4 }]);
  });

  it.each([
    ['of a competitor', [offer('S1', 1, { is_own_brand: false })]],
    ['whose offers contradict each other', [...OWN, offer('S1', 1, { is_own_brand: false })]],
    ['that has no offer on the day', [offer('S2', 1)]],
    ['on a day without offers', null],
  ])('is not judged for an SKU %s', async (_, offers) => {
    expect(await findRatingFalls([4.4, 4.4, 4.4, 4.4, 4.4, 4.4, 4], 1, offers)).toEqual([]);
  });
});

it('may have begun before the first day on which the service published data', async () => {
  const service = await ownAccount<unknown>(price, { [day(0)]: [], [day(1)]: [offer('lost', 0)] });
  expect(await find(service, day(1), 2)).toMatchObject([{ opened: day(1), since_at_least: true, strip: '-b' }]);
});

it('evaluates every signal without collected data and for an empty answer', async () => {
  const service = await ownAccount(price, { [FIRST]: [] });
  expect(await findInstances(service, { date: FIRST, days: 1, page: [101] }, signals)).toEqual([]);
});
