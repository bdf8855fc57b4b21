import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { collectionAction } from '@/lib/contract/collection';
import { DATASET_NAMES } from '@/lib/contract/dataset-names';
import { exportRequest } from '@/lib/contract/export';
import { fileRequest } from '@/lib/contract/file-choice';
import { MAX_FILES } from '@/lib/contract/file-formats';
import { MAX_SAVED, savedChanges } from '@/lib/contract/saved-items';
import { MAX_POINTS, sentList } from '@/lib/contract/sent-points';
import { bookedParams } from '@/lib/queries/banners/bookings';
import { LARGEST_BODY } from './refuse.mjs';

const DAY = '2026-03-31';

const textOf = (length: number) => 'x'.repeat(length);
const repeat = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

const booking = { retailer: textOf(500), pageType: textOf(500), position: 1, name: textOf(500), from: DAY, to: DAY };
const view = { page: textOf(100), name: textOf(60), search: textOf(20_000), opens: false };
const savedItem = (value: object) => ({ key: textOf(3_000), value });
const bookings = (count: number) => ({ bookings: repeat(count, JSON.stringify(Object.values(booking))) });
const bookingsSheet = { title: 'Bookings', query: 'banners/booked', params: bookings(MAX_SAVED.bookings) };
/** A point with a long product, keyword and merchant. */
const point = { rule: 'page_one_lost', subject: textOf(300), fact: textOf(100) };
const names = repeat(1_000, textOf(300));
const tables = DATASET_NAMES.map((dataset) => ({ dataset, columns: names, retailers: names, brands: names }));
const choiceOf = (spans: number) => ({
  choice: {
    format: 'xlsx',
    tables: tables.map((table, index) => ({
      ...table,
      spans: repeat(index === 0 ? spans : 1, { from: DAY, to: DAY, hours: [7] }),
    })),
  },
});

/** Contracts of large bodies: the body with a number of items, and the largest number. */
const CONTRACTS: [string, z.ZodMiniType, (count: number) => unknown, number][] = [
  [
    'saved bookings',
    savedChanges('bookings'),
    (count) => ({ list: 'bookings', changes: repeat(count, savedItem(booking)) }),
    MAX_SAVED.bookings,
  ],
  [
    'saved views',
    savedChanges('views'),
    (count) => ({ list: 'views', changes: repeat(count, savedItem(view)) }),
    MAX_SAVED.views,
  ],
  [
    'sent points',
    sentList,
    (count) => ({ date: DAY, retailer: textOf(500), isSent: true, points: repeat(count, point) }),
    MAX_POINTS,
  ],
  ['a query about bookings', z.object(bookedParams), bookings, MAX_SAVED.bookings],
  ['a download of chosen files, columns and rows', fileRequest, choiceOf, MAX_FILES],
  [
    'failed requests to repeat',
    collectionAction,
    (count) => ({ action: 'retry', rows: repeat(count, { endpoint: 'price', params: textOf(1_000), day: DAY }) }),
    200,
  ],
];

describe('the largest body', () => {
  it.each(CONTRACTS)('of %s is accepted', (_, schema, bodyOf, count) => {
    expect(schema.safeParse(bodyOf(count + 1)).success).toBe(false);
    expect(schema.safeParse(bodyOf(count)).success).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(bodyOf(count)))).toBeLessThanOrEqual(LARGEST_BODY);
  });

  it('of an export of bookings, which has them in two sheets, is accepted', () => {
    const body = { title: 'Banners', format: 'xlsx', locale: 'en', sheets: repeat(2, bookingsSheet) };
    expect(exportRequest.safeParse(body).success).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(LARGEST_BODY);
  });
});
