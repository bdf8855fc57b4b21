import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDelivery } from '@/delivery/loads/test-delivery';
import { importInto, rowsOf, textSource } from './test-import';

let delivery: Awaited<ReturnType<typeof testDelivery>>;
beforeAll(async () => {
  delivery = await testDelivery();
});
afterAll(() => delivery.close());

it.each([
  ['\r', '\r'],
  ['\r\n', '\r'],
  ['\r', '\n'],
  ['\n', '\r\n'],
])('reads all rows of a csv whose header ends with %j and whose rows end with %j', async (header, end) => {
  const { db } = delivery;
  const names = `session_time,product_id,retailer_name,colour${header}`;
  const rows = ['1', '2', '3'].map((id) => `2026-03-31T07:00:00Z,${id},Shop,red${end}`);
  const sources = [textSource(`${names}${rows.join('')}`)];
  const fallback = { date: '2026-03-31', hour: 7 };
  const customer = `ends ${JSON.stringify([header, end])}`;
  await importInto(db, customer, 'price', { sources, fallback, ignoreUnknown: true });
  expect((await rowsOf(db, customer, 'price')).map(({ product_id }) => product_id)).toEqual(['1', '2', '3']);
});
