import { describe, expect, it } from 'vitest';
import { price } from '@/lib/contract/price';
import type { SentList } from '@/lib/contract/sent-points';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { writeSent } from '@/lib/server/account/sent-points';
import { ownAccount } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { points } from './points';
import { problems } from './problems';
import { send } from './send';
import { sentPoints } from './sent';

ownDatabase();

const RETAILER = 'Korbina DE';
const FIRST = '2026-03-01';
const dayAt = (index: number) => addDays(FIRST, index);
const PAGE = 'https://korbina.example/p/1';

const offer = (day: string, over: object = {}) => ({
  ...{ csku_id: 'S1', product_id: 'P1', product_title: 'Shampoo', barcode: '4001234567890', brand_name: 'Velquin' },
  ...{ is_own_brand: true, tags: [], currency: 'EUR', retailer: RETAILER, retailer_country: 'DE' },
  ...{ merchant_name: 'Korbina', is_main_merchant: true, buybox_position: 1, availability: 1, price: 2.6 },
  ...{ url: PAGE, crawling_time: `${day}T05:12:31Z` },
  ...over,
});

type Service = Awaited<ReturnType<typeof stockOf>>;

/**
 * Collects a letter for each day: o in stock, x out of stock, b with the buybox of QX, c with that of Zett, a space
 * for a day that is not collected.
 */
function stockOf(letters: string) {
  const days = [...letters].flatMap((letter, index) => {
    const merchant = { b: 'QX', c: 'Zett' }[letter];
    const otherMerchant = { merchant_name: merchant, is_main_merchant: false, price: 2.4 };
    const rows = [offer(dayAt(index), { ...(letter === 'x' && { availability: 0 }), ...(merchant && otherMerchant) })];
    return letter === ' ' ? [] : [[dayAt(index), rows] as const];
  });
  return ownAccount(price, Object.fromEntries(days));
}

/** Collects organic ranks of a product for a keyword. @param uncollected the index of a day whose keyword is stated as not collected */
async function collectRanks(service: Service, ranks: readonly (number | null)[], uncollected?: number) {
  const answers = ranks.flatMap((position, index) => {
    const on = { start_date: dayAt(index), end_date: dayAt(index) };
    const page_no = position === null ? null : Math.ceil(position / 10);
    const names = { search_keyword_id: 1, search_keyword_name: 'soap', target: 5, is_on_target: position === 2 };
    const keyword = { ...names, position, combined_position: position, page_no, is_no_data: index === uncollected };
    const product = {
      ...{ product_id: 'P1', csku_title: 'Shampoo ranked', retailer_name: RETAILER, retailer_code: 'k' },
      ...{ brand_name: 'Velquin', is_customer_brand: true, product_keywords: [keyword] },
    };
    const body = pageBody([product], on);
    return ['ORGANIC', 'OVERALL'].map((position_type) => ({ params: { ...on, position_type }, body }));
  });
  await service.collectValues(answers, visibilitySearchByProduct);
}

const paramsOn = (index: number) => ({ date: dayAt(index), days: index + 1, retailer: RETAILER });
const listOn = async (service: Service, index: number) => (await service.ask(send, paramsOn(index))).answer;
const pointsOn = async (service: Service, index: number) => (await listOn(service, index)).points;

/** Records the new and changed points of a day as sent. */
async function sendOn(service: Service, index: number, over: Partial<SentList> = {}) {
  const fresh = (await pointsOn(service, index)).filter(({ progress }) => progress !== 'open');
  const list = fresh.map(({ rule, subject, fact }) => ({ rule, subject, fact }));
  await writeSent(service.db, service.account, {
    ...{ date: dayAt(index), retailer: RETAILER, isSent: true, points: list },
    ...over,
  });
}

describe('a point', () => {
  it('has product, EAN, identifier, page, first day and crawl time', async () => {
    const { country, points: listed } = await listOn(await stockOf('ooxx'), 3);
    expect(country).toBe('DE');
    expect(listed).toEqual([
      {
        ...{ number: 1, rule: 'out_of_stock', subject: 'S1/Korbina DE/DE', retailer: RETAILER, brand: 'Velquin' },
        ...{ product: 'Shampoo', barcode: '4001234567890', product_id: 'P1', page_url: PAGE, keyword: null },
        ...{ opened: dayAt(2), since_at_least: false, is_on_and_off: false, seen_on: dayAt(3) },
        ...{ crawled_at: `${dayAt(3)} 05:12`, value: 0, currency: null, merchant: null, fact: '' },
        ...{ page_no: null, earlier_rank: null, earlier_day: null, progress: 'new', sent: null },
      },
    ]);
  });

  it('of the buybox has the merchant, price and currency of the first offer on the day', async () => {
    const service = await stockOf('obc');
    await service.collect(dayAt(2), [
      offer(dayAt(2), { is_main_merchant: true, buybox_position: 2 }),
      offer(dayAt(2), { merchant_name: 'Zett', is_main_merchant: false, price: 2.399 }),
    ]);
    expect(await pointsOn(service, 2)).toMatchObject([
      { rule: 'buybox_lost', opened: dayAt(1), merchant: 'Zett', value: 2.399, currency: 'EUR', fact: 'Zett' },
    ]);
  });

  it('of the buybox has the same merchant as its line of the Overview', async () => {
    const service = await stockOf('obbc');
    const { events } = (await service.ask(problems, paramsOn(3))).answer;
    expect(events).toMatchObject([{ rule: 'buybox_lost', since: dayAt(1), example: { who: 'Zett' } }]);
    expect(await pointsOn(service, 3)).toMatchObject([{ merchant: 'Zett' }]);
  });

  it('was on and off if it was good since it opened, also before the period', async () => {
    const service = await stockOf('oxxoxxxxxx');
    for (const days of [3, 28]) {
      const { points: listed } = (await service.ask(send, { ...paramsOn(9), days })).answer;
      expect(listed, `${days} days`).toMatchObject([{ opened: dayAt(1), is_on_and_off: true }]);
    }
  });

  it('off page one has its rank and page, the last one on the first page, and the page of its product', async () => {
    const service = await stockOf('oooooooo');
    await collectRanks(service, [2, 2, 2, 2, 2, 3, 33, null]);
    const [ranked] = await pointsOn(service, 6);
    expect(ranked).toMatchObject({
      ...{
        rule: 'page_one_lost',
        product: 'Shampoo ranked',
        keyword: 'soap',
        barcode: '4001234567890',
        product_id: 'P1',
      },
      ...{ value: 33, page_no: 4, earlier_rank: 3, earlier_day: dayAt(5), page_url: PAGE, opened: dayAt(6) },
    });
    expect(await pointsOn(service, 7)).toMatchObject([{ value: null, page_no: null, earlier_rank: 3 }]);
  });

  it('has no earlier rank of a day whose keyword was not collected', async () => {
    const service = await stockOf('ooooooo');
    await collectRanks(service, [2, 2, 2, 2, 3, 1, 33], 5);
    expect(await pointsOn(service, 6)).toMatchObject([{ value: 33, earlier_rank: 3, earlier_day: dayAt(4) }]);
  });

  it('off page one has no page if the retailer has the product in several countries', async () => {
    const service = await stockOf('oooooo');
    await collectRanks(service, [2, 2, 2, 2, 2, 33]);
    await service.collect(dayAt(5), [offer(dayAt(5)), offer(dayAt(5), { retailer_country: 'AT', url: `${PAGE}/at` })]);
    expect(await pointsOn(service, 5)).toMatchObject([{ rule: 'page_one_lost', value: 33, page_url: null }]);
  });

  it('of the buybox has no price if its offers have several currencies', async () => {
    const service = await stockOf('oo');
    const other = { merchant_name: 'QX', is_main_merchant: false, price: 2.4 };
    await service.collect(dayAt(1), [offer(dayAt(1), other), offer(dayAt(1), { ...other, price: 2, currency: 'CHF' })]);
    expect(await pointsOn(service, 1)).toMatchObject([{ merchant: 'QX', value: null, currency: null }]);
  });

  it('of the buybox names no merchant if several were first on the day', async () => {
    const service = await stockOf('oo');
    const other = { is_main_merchant: false, crawling_time: `${dayAt(1)}T06:00:00Z` };
    await service.collect(dayAt(1), [
      offer(dayAt(1), { ...other, merchant_name: 'Alpha', price: 9 }),
      offer(dayAt(1), { ...other, merchant_name: 'Zett', price: 5, crawling_time: `${dayAt(1)}T18:00:00Z` }),
    ]);
    expect(await pointsOn(service, 1)).toMatchObject([{ rule: 'buybox_lost', merchant: null, value: null, fact: '' }]);
  });

  it('is listed whatever its age, also if it was bad on the first collected day', async () => {
    expect(await pointsOn(await stockOf('xxxx'), 3)).toMatchObject([{ opened: FIRST, since_at_least: true }]);
  });

  it('is not listed once it is good, or if the day is not known', async () => {
    expect(await pointsOn(await stockOf('xxxo'), 3)).toEqual([]);
    expect(await pointsOn(await stockOf('xxx '), 3)).toEqual([]);
  });

  it('has no other page than an http(s) one', async () => {
    const service = await ownAccount(price, {
      [FIRST]: [offer(FIRST, { availability: 0, url: 'javascript:alert(1)' })],
    });
    expect(await pointsOn(service, 0)).toMatchObject([{ page_url: null }]);
  });
});

it('counts what is internal by rule, without listing it', async () => {
  const service = await stockOf('ooox');
  await service.collect(dayAt(3), [offer(dayAt(3), { availability: 0, price_2: 2 })]);
  const { points: listed, internal } = await listOn(service, 3);
  expect(listed.map(({ rule }) => rule)).toEqual(['out_of_stock']);
  expect(internal).toEqual([{ rule: 'above_list_price', points: 1 }]);
});

describe('a point that was sent', () => {
  it('stays new on the day of its list, and is still open afterwards', async () => {
    const service = await stockOf('oxxx');
    await sendOn(service, 1);
    expect(await pointsOn(service, 1)).toMatchObject([{ progress: 'new', sent: dayAt(1) }]);
    expect(await pointsOn(service, 2)).toMatchObject([{ progress: 'open', sent: dayAt(1) }]);
    await writeSent(service.db, service.account, {
      ...{ date: dayAt(1), retailer: RETAILER, isSent: false },
      points: [{ rule: 'out_of_stock', subject: 'S1/Korbina DE/DE', fact: '' }],
    });
    expect(await pointsOn(service, 2)).toMatchObject([{ progress: 'new', sent: null }]);
  });

  it('was not sent on an earlier day', async () => {
    const service = await stockOf('oxxx');
    await sendOn(service, 2);
    expect(await pointsOn(service, 1)).toMatchObject([{ progress: 'new', sent: null }]);
  });

  it('is new again if it was good in between', async () => {
    const service = await stockOf('xooooooooox');
    await sendOn(service, 0);
    expect(await pointsOn(service, 10)).toMatchObject([{ progress: 'new', sent: null }]);
  });

  it('has changed if another merchant has the buybox', async () => {
    const service = await stockOf('obbc');
    await sendOn(service, 1);
    expect(await pointsOn(service, 2)).toMatchObject([{ progress: 'open', merchant: 'QX' }]);
    expect(await pointsOn(service, 3)).toMatchObject([{ progress: 'changed', merchant: 'Zett', sent: dayAt(1) }]);
    await sendOn(service, 3);
    expect(await pointsOn(service, 3)).toMatchObject([{ progress: 'changed', sent: dayAt(3) }]);
  });

  it('has not changed if the merchant with the buybox is unknown on a day in between', async () => {
    const service = await stockOf('obbb');
    await service.collect(dayAt(2), [offer(dayAt(2), { merchant_name: null, is_main_merchant: false, price: 2.4 })]);
    await sendOn(service, 1);
    expect(await pointsOn(service, 2)).toMatchObject([{ progress: 'open', fact: '' }]);
    expect(await pointsOn(service, 3)).toMatchObject([{ progress: 'open', fact: 'QX' }]);
  });

  it('has changed if the merchant was unknown when it was sent first', async () => {
    const service = await stockOf('obb');
    await service.collect(dayAt(1), [offer(dayAt(1), { merchant_name: null, is_main_merchant: false, price: 2.4 })]);
    await sendOn(service, 1);
    expect(await pointsOn(service, 2)).toMatchObject([{ progress: 'changed', fact: 'QX' }]);
  });

  it('follows new points in list and workbook, with the same number', async () => {
    const service = await stockOf('');
    const soldOut = (index: number, ids: readonly string[]) =>
      ['S1', 'S2', 'S3'].map((csku_id) =>
        offer(dayAt(index), { csku_id, availability: Number(!ids.includes(csku_id)) }),
      );
    await service.collect(dayAt(0), soldOut(0, []));
    await service.collect(dayAt(1), soldOut(1, ['S1', 'S2']));
    await sendOn(service, 1);
    await service.collect(dayAt(2), soldOut(2, ['S1', 'S2', 'S3']));
    const listed = await pointsOn(service, 2);
    expect(listed.map(({ number, subject, progress }) => [number, subject.slice(0, 2), progress])).toEqual([
      [1, 'S3', 'new'],
      [2, 'S1', 'open'],
      [3, 'S2', 'open'],
    ]);
    const { rows } = (await service.ask(points, { ...paramsOn(2), language: 'de' })).answer;
    expect(rows.map(({ number, subject }) => [number, subject])).toEqual(
      listed.map(({ number, subject }) => [number, subject]),
    );
    expect(rows[1]).toMatchObject({
      ...{ state: 'Noch offen', problem: 'Nicht verfügbar', unit: 'verfügbare Angebote', sent: dayAt(1) },
      ask: 'Bitte teilen Sie uns mit, wann der Artikel wieder verfügbar ist.',
    });
    expect((await service.ask(sentPoints, paramsOn(2))).answer).toEqual(
      ['S1', 'S2'].map((sku) => ({
        ...{ rule: 'out_of_stock', retailer: RETAILER, subject: `${sku}/Korbina DE/DE` },
        ...{ age: 'going_on', opened: dayAt(1), sent: dayAt(1) },
      })),
    );
  });
});

it('has the chosen rules in a workbook', async () => {
  const service = await stockOf('oox');
  await service.collect(dayAt(2), [offer(dayAt(2), { availability: 0, merchant_name: 'QX', is_main_merchant: false })]);
  const rulesOf = async (rule?: string | string[]) =>
    (await service.ask(points, { ...paramsOn(2), ...(rule && { rule }) })).answer.rows.map((row) => row.rule);
  expect((await rulesOf()).toSorted()).toEqual(['buybox_lost', 'out_of_stock']);
  expect(await rulesOf('buybox_lost')).toEqual(['buybox_lost']);
  expect((await rulesOf(['buybox_lost', 'page_one_lost'])).toSorted()).toEqual(['buybox_lost']);
  await expect(rulesOf('rating_fallen')).rejects.toThrow('is not one of');
});

it('has no sent points, and evaluates nothing, before a list was sent', async () => {
  const service = await ownAccount(price, Object.fromEntries(daysFrom(FIRST, FIRST).map((day) => [day, [offer(day)]])));
  expect((await service.ask(sentPoints, paramsOn(0))).answer).toEqual([]);
});
