import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestService, testService } from '@/delivery/http/test-service';
import type { Placement } from '@/delivery/sample/catalogue/placement';
import { dayOf, isoDate } from '@/delivery/sample/day';
import { makeSample } from '@/delivery/sample/make-sample';
import type { Act } from '@/delivery/sample/stories/calendar';
import { castOf } from '@/delivery/sample/stories/cast';
import { newestRun } from '@/delivery/sample/stories/lines';
import { careWorld } from '@/delivery/sample/world';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { price } from '@/lib/contract/price';
import { scorecard } from '@/lib/contract/scorecard';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { addDays } from '@/lib/queries/shared/dates';
import type { Instance } from '@/lib/queries/signals/instances';
import { database } from '@/lib/server/base/database';
import { settleBackground } from '@/lib/server/base/in-background';
import { fetchSet } from '@/lib/server/collect/fetch-set';
import { withDays } from '@/lib/server/collect/plan';
import { question } from '@/lib/server/collect/question';
import { accountOf } from '@/lib/server/service/account';
import { createService } from '@/lib/server/service/service';
import { findInstances } from '@/lib/server/testing/find-instances';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { receivedItems } from './received-items';
import { AS_OF, changeVerdicts, DAYS, daysOf, lettersOf, PERIOD, readInstances } from './story-verdicts';
import { expectVisits, FIRST_LINES } from './story-visits';

ownDatabase();

/** Another sample is tested by `STORY_SEED=8`. Checked were 7, 8, 11, 23 and 42. */
const seed = Number(process.env.STORY_SEED ?? 7);
const world = careWorld({ seed, scale: 1 });

/** Endpoints that the rules of the stories read. */
const READ = [
  [price, { calculation_type: 'LAST' }],
  [visibilitySearchByProduct, { position_type: 'ORGANIC' }],
  [visibilitySearchByProduct, { position_type: 'SPONSORED' }],
  [eRetailMedia, { first_n_e_retail_media: 20, relevance: 'RELEVANT' }],
  [scorecard, {}],
] as const;

let delivery: TestService;
let instances: Instance[] = [];
let account = '';
beforeAll(async () => {
  delivery = await testService();
  const sample = { seed, scale: 1, days: DAYS, asOf: dayOf(AS_OF), until: new Date(`${AS_OF}T23:59:59Z`) };
  await makeSample(delivery.db, { ...sample, customer: 'Acme', say: () => undefined });
  const app = await delivery.start();
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const service = createService({ base: new URL(base), key: delivery.keys.acme });
  account = accountOf(service);
  // Days that are collected at the same time are filled together.
  for (const [endpoint, params] of READ)
    await Promise.all(
      PERIOD.map(async (day) => {
        const asked = question(service, endpoint, withDays(endpoint, params, day));
        const { written } = await fetchSet(service, asked, { priority: 'person' });
        await written;
      }),
    );
  await settleBackground();
  instances = await findInstances({ db: await database(), account }, { date: AS_OF, days: DAYS });
}, 600_000);
afterAll(() => delivery.close());

function run(act: Act) {
  const { cycle, first, last } = newestRun(act, dayOf(AS_OF));
  return { first: isoDate(first), last: isoDate(Math.min(last, dayOf(AS_OF))), cast: castOf(world, cycle) };
}

const ofRule = (rule: string, subject: string) =>
  instances.filter((instance) => instance.rule === rule && instance.subject === subject);

const skuAt = ({ sku, retailer }: Placement) => `${sku.id}/${retailer.name}/${retailer.country}`;
/**
 * Expects an instance that is open from the first to the last day of a story, with the strip computed from raw rows, and
 * the visits of its days.
 */
async function expectStory(
  rule: string,
  subject: string,
  { first, last }: { first: string; last: string },
  strip: string,
) {
  const instance = ofRule(rule, subject).find(({ opened }) => opened === first);
  const ended = last < AS_OF ? addDays(last, 1) : null;
  const story = { rule, subject, opened: first, last_bad: last, ended, strip, since_at_least: false };
  expect(instance).toMatchObject(story);
  const verdicts = [...strip].map((letter) => (letter === '-' ? null : { bad: letter === 'b' }));
  expect(ofRule(rule, subject)).toEqual(readInstances(verdicts).map((expected) => expect.objectContaining(expected)));
  expect(instance && (await expectVisits(account, instance))).toBeLessThanOrEqual(FIRST_LINES);
}

interface Offer {
  csku_id: string;
  retailer: string;
  availability: number | null;
  merchant_name: string;
  is_main_merchant: boolean | null;
  buybox_position: number | null;
  price: number | null;
  price_2: number | null;
}

async function offersOf({ sku, retailer }: Placement) {
  const days = await receivedItems<Offer>(account, 'price', 'calculation_type=LAST');
  return (day: string) =>
    (days.get(day) ?? []).filter((row) => row.csku_id === sku.id && row.retailer === retailer.name);
}

it('finds the product that is out of stock', async () => {
  const story = run('stock-out');
  const offers = await offersOf(story.cast.stockOut);
  const strip = lettersOf((day) => {
    const stock = offers(day).map(({ availability }) => availability);
    return stock.includes(1) ? false : stock.length === 0 || stock.includes(null) ? null : true;
  });
  await expectStory('out_of_stock', skuAt(story.cast.stockOut), story, strip);
});

it('finds the lost buybox, and the merchant', async () => {
  const story = run('buybox-lost');
  const offers = await offersOf(story.cast.buyboxLost);
  const strip = lettersOf((day) => {
    const first = offers(day).filter(({ buybox_position }) => buybox_position === 1);
    if (first.length === 0) return null;
    if (first.some(({ is_main_merchant }) => is_main_merchant)) return false;
    return first.some(({ is_main_merchant }) => is_main_merchant === null) ? null : true;
  });
  const subject = skuAt(story.cast.buyboxLost);
  await expectStory('buybox_lost', subject, story, strip);
  expect(ofRule('buybox_lost', subject).find(({ opened }) => opened === story.first)?.who).toContain('QX-Restposten');
});

it('finds the product that is sold above its list price', async () => {
  const story = run('list-price-breach');
  const offers = await offersOf(story.cast.listPriceBreach);
  const strip = lettersOf((day) => {
    const priced = offers(day).filter(({ price, price_2 }) => price && price_2);
    return priced.length === 0 ? null : priced.some(({ price, price_2 }) => Number(price) > Number(price_2));
  });
  await expectStory('above_list_price', skuAt(story.cast.listPriceBreach), story, strip);
});

interface Banner {
  retailer_name: string;
  page_type: string;
  own_labels: unknown[];
  own_label_count: number | null;
  competitor_labels: { brand: string }[];
}

it('finds the takeover of a home page, and the brand', async () => {
  const story = run('banner-takeover');
  const { retailer, brand } = story.cast.bannerTakeover;
  const days = await receivedItems<Banner>(account, 'e_retail_media', 'first_n_e_retail_media=20&relevance=RELEVANT');
  const strip = lettersOf((day) => {
    const home = (days.get(day) ?? []).filter(
      (banner) => banner.retailer_name === retailer.name && banner.page_type === 'HOME_PAGE',
    );
    if (home.length === 0) return null;
    const own = home.some((banner) => banner.own_labels.length > 0 || (banner.own_label_count ?? 0) > 0);
    const brands = new Set(home.flatMap((banner) => banner.competitor_labels.map((label) => label.brand)));
    return !own && brands.size === 1 && home.length >= 3;
  });
  await expectStory('home_page_takeover', retailer.name, story, strip);
  expect(ofRule('home_page_takeover', retailer.name).at(-1)?.who).toBe(brand.name);
});

interface Score {
  retailer: string;
  service_sku_id: string;
  average_rating: number | null;
  review_count: number | null;
}

it('finds the ratings of the bad batch at every retailer with enough ratings', async () => {
  const story = run('bad-batch');
  const { sku } = story.cast.badBatch;
  const days = await receivedItems<Score>(account, 'scorecard', '');
  const collected = [...days]
    .filter(([, rows]) => rows.length > 0)
    .map(([day]) => day)
    .sort();
  const fallen = instances.filter(
    (instance) => instance.rule === 'rating_fallen' && instance.subject.startsWith(`${sku.id}/`),
  );
  const retailers = new Set(
    [...days.values()].flat().flatMap((row) => (row.service_sku_id === sku.id ? row.retailer : [])),
  );
  for (const retailer of retailers) {
    const figures = new Map(
      [...days].flatMap(([day, rows]) =>
        rows
          .filter((row) => row.service_sku_id === sku.id && row.retailer === retailer)
          .map((row) => {
            // A rating is worse if it is lower.
            const value = row.average_rating === null ? null : -row.average_rating;
            return [day, { value, sample: row.review_count ?? 0 }] as const;
          }),
      ),
    );
    const expected = readInstances(changeVerdicts(figures, collected, 0.2, 3), 0.2);
    const own = fallen.filter((instance) => instance.retailer === retailer);
    expect(own.map(daysOf).sort(), retailer).toEqual(expected.map(daysOf).sort());
  }
  const ofStory = fallen
    .filter(({ opened }) => opened >= story.first && opened <= story.last)
    .sort((a, b) => a.opened.localeCompare(b.opened));
  expect(ofStory.length).toBeGreaterThan(0);
  const lines: number[] = [];
  for (const instance of ofStory) {
    const line = await expectVisits(account, instance);
    // Ratings may fall at several retailers on the first day.
    if (instance.opened === ofStory[0]?.opened) lines.push(line);
  }
  expect(Math.min(...lines)).toBeLessThanOrEqual(FIRST_LINES);
});

interface Product {
  retailer_name: string;
  product_id: string;
  product_keywords: { search_keyword_name: string; page_no: number | null; is_no_data: boolean }[];
}

it('finds the lost keyword, and the brand that bought it', async () => {
  const story = run('keyword-lost');
  const { loser, pusher } = story.cast.keywordLost;
  const keyword = loser.sku.category.keywords[0]?.words[loser.retailer.language];
  const days = await receivedItems<Product>(account, 'visibility_search_by_product', 'position_type=ORGANIC');
  const figures = new Map(
    [...days].flatMap(([day, products]) =>
      products
        .filter((product) => product.product_id === loser.productId && product.retailer_name === loser.retailer.name)
        .flatMap((product) => product.product_keywords.filter((ranked) => ranked.search_keyword_name === keyword))
        .map(
          (product) => [day, { value: product.is_no_data ? null : product.page_no === 1 ? 0 : 1, sample: 0 }] as const,
        ),
    ),
  );
  const lost = instances.filter(
    ({ rule, retailer, subject, title }) =>
      rule === 'page_one_lost' &&
      retailer === loser.retailer.name &&
      subject.endsWith(`/${loser.productId}`) &&
      title.startsWith(`“${keyword}”`),
  );
  const expected = readInstances(changeVerdicts(figures, [...days.keys()].sort(), 1), 1);
  expect(lost.map(daysOf).sort()).toEqual(expected.map(daysOf).sort());
  const ofStory = lost.find(({ opened }) => opened >= story.first);
  expect(ofStory && (await expectVisits(account, ofStory))).toBeLessThanOrEqual(FIRST_LINES);
  const bought = instances.filter(
    ({ rule, retailer, title }) =>
      rule === 'keyword_bought' && retailer === loser.retailer.name && title === `“${keyword}”`,
  );
  expect(bought.find(({ opened }) => opened === story.first)).toMatchObject({ who: pusher.name, state: 'going_on' });
});
