import { describe, expect, it } from 'vitest';
import type { Placement } from '@/delivery/sample/catalogue/placement';
import { type Day, dayOf } from '@/delivery/sample/day';
import { feeds, missingHour } from '@/delivery/sample/feeds';
import { FLASH_HOURS, flashOn } from '@/delivery/sample/prices/flash';
import { UNKNOWN_MERCHANT } from '@/delivery/sample/prices/offers';
import { eRetailMediaRows } from '@/delivery/sample/rows/e-retail-media';
import { priceRows } from '@/delivery/sample/rows/price';
import { priceHourlyRows } from '@/delivery/sample/rows/price-hourly';
import { ratingRows } from '@/delivery/sample/rows/rating';
import { reviewSentimentRows } from '@/delivery/sample/rows/reviews';
import { visibilityListingRows } from '@/delivery/sample/rows/visibility-listing';
import { careWorld } from '@/delivery/sample/world';
import { type Act, cycleOf, spanOf } from './calendar';
import { castOf } from './cast';
import { newestRun } from './lines';

const AS_OF = dayOf('2026-06-30');

describe.each([7, 8])('with seed %d', (seed) => {
  const world = careWorld({ seed, scale: 1 });

  /** Returns the newest run of a story at the as-of date: its days and its cast. */
  function run(act: Act) {
    const { cycle, first, last } = newestRun(act, AS_OF);
    return { first, last, days: daysFrom(first, last), cast: castOf(world, cycle) };
  }
  const files = new Map<string, ReturnType<typeof priceFile>>();
  function priceFile(day: Day, hour: number) {
    return [...priceRows(world, { day, hour })];
  }
  function offers({ productId, retailer }: Placement, day: Day, hour = 5) {
    const file = files.get(`${day} ${hour}`) ?? priceFile(day, hour);
    files.set(`${day} ${hour}`, file);
    return file.filter((row) => row.product_id === productId && row.retailer_name === retailer.name);
  }
  const price = (placement: Placement, day: Day) => offers(placement, day)[0]?.product_price ?? Number.NaN;

  it('has a price war: the rival undercuts, the retailer follows, both prices recover', () => {
    const { first, last, days, cast } = run('price-war');
    const { attacked, attacker } = cast.priceWar;
    expect([attacked.sku.power, attacked.sku.brand.own, attacker.sku.brand.own]).toEqual([true, true, false]);
    for (const day of days) expect(price(attacker, day)).toBeLessThanOrEqual(price(attacked, day));
    expect(price(attacker, first)).toBeLessThan(price(attacked, first));
    expect(price(attacker, last)).toBeLessThan(0.8 * price(attacker, first - 20) + 0.2);
    expect(price(attacked, first + 3)).toBe(price(attacked, first));
    expect(price(attacked, last)).toBeLessThan(0.95 * price(attacked, first));
  });

  it('has a stock-out of six days', () => {
    const { first, last, days, cast } = run('stock-out');
    expect(days).toHaveLength(6);
    for (const day of days) expect(offers(cast.stockOut, day)[0]?.in_stock).toBe(false);
    expect([first - 1, last + 1].map((day) => offers(cast.stockOut, day)[0]?.in_stock)).toEqual([true, true]);
  });

  it('has a buybox lost to an unknown merchant', () => {
    const { first, days, cast } = run('buybox-lost');
    for (const day of days) {
      const winner = offers(cast.buyboxLost, day).find(({ is_buybox }) => is_buybox);
      expect(winner?.merchant_name).toBe(UNKNOWN_MERCHANT.name);
      expect(winner?.main_merchants).not.toContain(UNKNOWN_MERCHANT.name);
    }
    const before = offers(cast.buyboxLost, first - 1).map(({ merchant_name }) => merchant_name);
    expect(before).not.toContain(UNKNOWN_MERCHANT.name);
  });

  it('has one list-price breach', () => {
    const { days, cast } = run('list-price-breach');
    for (const day of days) {
      const breaches = [...priceRows(world, { day, hour: 5 })].filter(
        ({ product_price, product_price_2 }) => product_price !== null && product_price > (product_price_2 ?? Infinity),
      );
      expect(breaches.map(({ product_id }) => product_id)).toEqual([cast.listPriceBreach.productId]);
    }
  });

  it('has a flash price that only the hourly files contain', () => {
    const day = AS_OF - (AS_OF % 2);
    const flash = flashOn(world, day);
    const [noon = -1] = FLASH_HOURS;
    const hourly = (hour: number) =>
      [...priceHourlyRows(world, { day, hour })].find(
        (row) => row.product_id === flash?.productId && row.retailer_name === flash?.retailer.name,
      )?.product_price ?? Number.NaN;
    const daily = flash ? [5, 15].map((hour) => offers(flash, day, hour)[0]?.product_price ?? Number.NaN) : [];
    for (const usual of daily) expect(hourly(noon)).toBeLessThan(0.7 * usual);
    expect(hourly(noon)).toBeLessThan(0.7 * hourly(noon - 1));
  });

  it('has a lost keyword: from #3 to page 3 while a rival buys the first page', () => {
    const { first, last, cast } = run('keyword-lost');
    const { loser, pusher } = cast.keywordLost;
    const keyword = loser.sku.category.keywords[0]?.words[loser.retailer.language];
    const shelf = (day: Day) =>
      [...visibilityListingRows(world, { day, hour: 6 })].filter(
        (row) =>
          row.visibility_type === 'SEARCH' &&
          row.visibility_source_name === keyword &&
          row.retailer_code === loser.retailer.code,
      );
    const organic = (day: Day) => shelf(day).find((row) => row.product_id === loser.productId && !row.is_sponsored);
    expect(organic(first - 1)?.position).toBe(3);
    for (const day of [first + 4, first + 9, last]) expect(organic(day)?.page_no).toBe(3);
    const paid = shelf(first).filter(({ is_sponsored, page_no }) => is_sponsored && page_no === 1);
    expect(new Set(paid.map(({ brand_name }) => brand_name))).toEqual(new Set([pusher.name]));
  });

  it('has a bad batch: ratings fall at every retailer and reviews contain the fault', () => {
    const { first, last, days, cast } = run('bad-batch');
    const { sku } = cast.badBatch;
    const ratings = (day: Day) =>
      [...ratingRows(world, { day, hour: 5 })]
        .filter((row) => row.service_sku_id === sku.id)
        .map(({ product_rating }) => product_rating ?? Number.NaN);
    const after = ratings(last);
    for (const [i, before] of ratings(first - 1).entries()) expect(after[i]).toBeLessThan(before - 0.5);
    const topics = (range: Day[]) =>
      range.flatMap((day) =>
        [...reviewSentimentRows(world, { day, hour: 7 })].filter((row) => row.service_sku_id === sku.id),
      );
    const complaints = topics(days).filter((row) => row.topics.includes('leaking cap'));
    expect(complaints.length).toBeGreaterThan(0.5 * topics(days).length);
    expect(topics(daysFrom(first - 20, first - 1)).filter((row) => row.topics.includes('leaking cap'))).toEqual([]);
  });

  it('has a banner takeover: one rival on the whole home page', () => {
    const { first, days, cast } = run('banner-takeover');
    const { retailer, brand } = cast.bannerTakeover;
    const home = (day: Day) =>
      [...eRetailMediaRows(world, { day, hour: 6 })]
        .filter(({ page_type, retailer_name }) => page_type === 'HOME_PAGE' && retailer_name === retailer.name)
        .map((row) => new Set([...row.own_labels, ...row.competitor_labels].map((label) => label.brand)));
    for (const day of days) expect(home(day)).toEqual(home(day).map(() => new Set([brand.name])));
    expect(home(first - 1).every((brands) => brands.size === 1 && brands.has(brand.name))).toBe(false);
  });

  it('has a feed with gaps: a missing file, a missing hour, a light file', () => {
    const hours = (name: string, day: Day) => feeds.find((feed) => feed.name === name)?.hours(world, day, 0);
    expect(hours('rating', run('no-rating-file').first)).toEqual([]);
    expect(hours('price', run('no-afternoon-file').first)).toEqual([5]);
    expect(hours('price', run('no-afternoon-file').first - 7)).toEqual([5, 15]);
    const odd = AS_OF - 1 + (AS_OF % 2);
    expect(hours('price_hourly', odd)).not.toContain(missingHour(world, odd));
    expect(hours('price_hourly', odd)).toHaveLength(23);
    const rows = (day: Day) =>
      [...(feeds.find(({ name }) => name === 'price')?.rows(world, { day, hour: 5 }) ?? [])].length;
    const light = run('light-price-file').first;
    expect(rows(light) / rows(light - 1)).toBeCloseTo(0.45, 1);
  });
});

it('has every complete story within any sixty days', () => {
  for (let last = AS_OF; last < AS_OF + 28; last++)
    for (const act of ['price-war', 'keyword-lost', 'banner-takeover', 'bad-batch'] as const) {
      const spans = [0, 1, 2].map((back) => spanOf(act, cycleOf(last) - back));
      expect(spans.some((span) => span.first > last - 60 && span.last <= last)).toBe(true);
    }
});

it('finds a cast for every cycle of twenty years', () => {
  const world = careWorld({ seed: 7, scale: 1 });
  for (let cycle = 0; cycle < 260; cycle++) {
    const { priceWar, stockOut, keywordLost, badBatch, buyboxLost, listPriceBreach } = castOf(world, cycle);
    const played = [priceWar.attacked, stockOut, keywordLost.loser, badBatch, buyboxLost, listPriceBreach];
    expect(new Set(played.map(({ sku }) => sku.id)).size).toBe(6);
  }
});

function daysFrom(first: Day, last: Day): Day[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
