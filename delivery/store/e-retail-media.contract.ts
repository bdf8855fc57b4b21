import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { type TestStore, testStore } from './testing/store';

const date = '2026-03-31';
const home = { date, retailer_name: 'Shop', page_type: 'HOME', page_name: 'Home', page_url: 'https://shop/' };

let store: TestStore;
beforeAll(async () => {
  store = await testStore();
});
afterAll(() => store.close());

async function banners(rows: object[], call: object = {}) {
  const customer = crypto.randomUUID();
  await store.load('e_retail_media', date, rows, { customer });
  const { items, total } = await store.ask(eRetailMedia, { date, page_size: 1000, ...call }, customer);
  expect(total).toBe(items.length);
  return items.map((item) => item.e_retail_media_url);
}

describe('banners', () => {
  it('are relevant with an own or a competitor product', async () => {
    const label = { category: 'Hair', subcategory: null, brand: 'Velquin' };
    const rows = [
      { ...home, e_retail_media_url: 'ours', own_label_count: 1, competitor_label_count: 0 },
      { ...home, e_retail_media_url: 'theirs', own_label_count: 0, competitor_label_count: 2 },
      { ...home, e_retail_media_url: 'labelled', competitor_labels: [label] },
      { ...home, e_retail_media_url: 'nobody', own_label_count: 0, competitor_label_count: 0 },
      { ...home, e_retail_media_url: 'unknown' },
    ];
    expect(await banners(rows)).toEqual(['labelled', 'ours', 'theirs']);
    expect(await banners(rows, { relevance: 'ALL' })).toHaveLength(5);
  });

  it('are limited to the first N of each page, including those without a position', async () => {
    const rows = [1, 2, 3, null].flatMap((position) =>
      [home, { ...home, page_name: 'Offers' }, { ...home, retailer_name: 'Elsewhere' }].map((page) => ({
        ...page,
        e_retail_media_position: position,
        e_retail_media_url: `${page.retailer_name} ${page.page_name} ${position}`,
      })),
    );
    expect(await banners(rows, { relevance: 'ALL', first_n_e_retail_media: 2 })).toEqual(
      ['Elsewhere Home', 'Shop Home', 'Shop Offers'].flatMap((page) => [`${page} 1`, `${page} 2`, `${page} null`]),
    );
  });

  it('that were observed twice are shown once, as last observed', async () => {
    const customer = 'twice';
    const banner = { ...home, e_retail_media_position: 1, e_retail_media_url: 'a' };
    const load = (hour: number, own_label_count: number) =>
      store.load(
        'e_retail_media',
        date,
        [{ ...banner, crawling_time: `${date}T${String(hour).padStart(2, '0')}:00:00Z`, own_label_count }],
        {
          hour,
          customer,
        },
      );
    await load(9, 3);
    await load(7, 1);
    const { items } = await store.ask(eRetailMedia, { date }, customer);
    expect(items.map((item) => item.own_label_count)).toEqual([3]);
    await load(10, 0);
    const ofRelevance = async (relevance: 'RELEVANT' | 'ALL') =>
      (await store.ask(eRetailMedia, { date, relevance }, customer)).items.map((item) => item.own_label_count);
    expect([await ofRelevance('ALL'), await ofRelevance('RELEVANT')]).toEqual([[0], []]);
  });

  it('without a link and a position are all of the last file of their page', async () => {
    const customer = 'anonymous';
    const load = (hour: number, names: string[]) => {
      const crawling_time = `${date}T${String(hour).padStart(2, '0')}:00:00Z`;
      const rows = names.map((name) => ({ ...home, crawling_time, e_retail_media_types: [name] }));
      return store.load('e_retail_media', date, rows, { hour, customer });
    };
    await load(7, ['A', 'B', 'C', 'D']);
    await load(15, ['A', 'B', 'C']);
    const names = [];
    for (const current_page of [1, 2]) {
      const call = { date, relevance: 'ALL', page_size: 2, current_page };
      const { items, total } = await store.ask(eRetailMedia, call, customer);
      expect(total).toBe(3);
      names.push(...items.flatMap((item) => item.e_retail_media_types));
    }
    expect(names).toEqual(['A', 'B', 'C']);
  });

  it('without a link and a position are of the file that was crawled last, whatever its hour', async () => {
    const customer = 'ahead of UTC';
    const load = (hour: number, crawling_time: string, names: string[]) => {
      const rows = names.map((name) => ({ ...home, crawling_time, e_retail_media_types: [name] }));
      return store.load('e_retail_media', date, rows, { hour, customer });
    };
    await load(23, '2026-03-30T23:30:00Z', ['A', 'B']);
    await load(12, '2026-03-31T12:00:00Z', ['C']);
    const { items } = await store.ask(eRetailMedia, { date, relevance: 'ALL' }, customer);
    expect(items.map((item) => item.e_retail_media_types)).toEqual([['C']]);
  });

  it('without a link and a position are omitted if a later file of their page has links', async () => {
    const customer = 'linked later';
    const load = (hour: number, links: (string | null)[]) => {
      const crawling_time = `${date}T${String(hour).padStart(2, '0')}:00:00Z`;
      const rows = links.map((e_retail_media_url) => ({ ...home, crawling_time, e_retail_media_url }));
      return store.load('e_retail_media', date, rows, { hour, customer });
    };
    await load(7, [null, null]);
    await load(15, ['a', 'b']);
    const { items } = await store.ask(eRetailMedia, { date, relevance: 'ALL' }, customer);
    expect(items.map((item) => item.e_retail_media_url)).toEqual(['a', 'b']);
  });

  it('without a link and a position are omitted for any number of first banners', async () => {
    const customer = 'linked further down';
    await store.load('e_retail_media', date, [home, home], { hour: 7, customer });
    const later = { ...home, crawling_time: `${date}T15:00:00Z`, e_retail_media_position: 5, e_retail_media_url: 'a' };
    await store.load('e_retail_media', date, [later], { hour: 15, customer });
    const itemsOf = async (first_n_e_retail_media: number) =>
      (await store.ask(eRetailMedia, { date, relevance: 'ALL', first_n_e_retail_media }, customer)).items;
    expect(await itemsOf(20)).toHaveLength(1);
    expect(await itemsOf(3)).toEqual([]);
  });

  it('are as in the last crawl also if it has no crawling time', async () => {
    const customer = 'timeless';
    const banner = { ...home, e_retail_media_position: 1, e_retail_media_url: 'a' };
    const first = { ...banner, crawling_time: `${date}T05:00:00Z`, own_label_count: 1 };
    await store.load('e_retail_media', date, [first], { hour: 5, customer });
    await store.load('e_retail_media', date, [{ ...banner, own_label_count: 2 }], { hour: 20, customer });
    const { items } = await store.ask(eRetailMedia, { date }, customer);
    expect(items.map((item) => item.own_label_count)).toEqual([2]);
  });
});
