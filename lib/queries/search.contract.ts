import { expect, it } from 'vitest';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { sharedAccount } from '@/lib/server/testing/collected';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { booked } from './banners/booked';
import { facets } from './banners/page-queries';
import { placements } from './banners/placements';

ownDatabase();

const DAY = '2026-03-05';
const row = (retailer_name: string, page_name: string, brand: string) => ({
  ...{ retailer_name, page_type: 'CATEGORY', page_name, page_url: 'https://shop.example/c' },
  ...{ page_preview_image_url: null, e_retail_media_position: 1, e_retail_media_url: `https://shop.example/${brand}` },
  ...{ own_label_count: 1, competitor_label_count: 0, e_retail_media_types: ['HERO'] },
  own_labels: [{ category: 'Care', subcategory: 'Soap', brand }],
  competitor_labels: [],
});
const ROWS = [
  row('Test Pazarı', 'İndirim Köşesi', 'ÇELİK'),
  row('İstanbul Market', 'Plain page', 'Halvéo'),
  row('Grünland', 'Große Auswahl', 'Po\u0301łeczka'),
];
const SEARCHES: [string, string][] = [
  ['istanbul', 'İstanbul Market'],
  ['ISTANBUL halveo', 'İstanbul Market'],
  ['pazari', 'Test Pazarı'],
  ['indirim kosesi', 'Test Pazarı'],
  ['çelik', 'Test Pazarı'],
  ['poleczka', 'Grünland'],
  ['PÓŁECZKA', 'Grünland'],
  ['GROSSE', 'Grünland'],
];

it('finds rows regardless of case and accents', async () => {
  const { ask } = await sharedAccount(eRetailMedia, { [DAY]: ROWS });
  for (const [search, retailer] of SEARCHES) {
    const { answer } = await ask(placements, { date: DAY, own: 'all', search });
    expect(
      answer.rows.map(({ retailer_name }) => retailer_name),
      search,
    ).toEqual([retailer]);
  }
});

it('finds filter values regardless of case and accents', async () => {
  const { ask } = await sharedAccount(eRetailMedia, { [DAY]: ROWS });
  const find = async (text: string) => (await ask(facets, { date: DAY, own: 'all', find: text })).answer;
  expect(await find('ISTANBUL')).toMatchObject({ retailer: [{ value: 'İstanbul Market', count: 1 }] });
  expect(await find('market istanbul')).toMatchObject({ retailer: [{ value: 'İstanbul Market', count: 1 }] });
  expect(await find('celik')).toMatchObject({ brand: [{ value: 'ÇELİK', count: 1 }] });
  expect(await find('poleczka')).toMatchObject({ brand: [{ value: 'Po\u0301łeczka', count: 1 }] });
});

it('matches bookings with banners regardless of case and accents', async () => {
  const { ask } = await sharedAccount(eRetailMedia, { [DAY]: ROWS });
  const bookings = [
    ['istanbul market', null, 1, 'HALVEO', DAY, DAY],
    ['TEST PAZARI', 'CATEGORY', null, 'celik', DAY, DAY],
    ['grunland', null, null, 'grosse auswahl', DAY, DAY],
    ['grunland', null, null, 'halveo', DAY, DAY],
  ].map((booking) => JSON.stringify(booking));
  const { answer } = await ask(booked, { bookings });
  expect(answer.rows.toSorted((a, b) => a.no - b.no).map(({ strip }) => strip)).toEqual(['s', 's', 's', 'm']);
});
