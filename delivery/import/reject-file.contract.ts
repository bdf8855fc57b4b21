import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '@/delivery/loads/list-files';
import { testDelivery } from '@/delivery/loads/test-delivery';
import { openRejectFile } from './reject-file';
import { importInto, textSource } from './test-import';

let delivery: Awaited<ReturnType<typeof testDelivery>>;
beforeAll(async () => {
  delivery = await testDelivery();
});
afterAll(() => delivery.close());

const GOOD = '{"product_id":"1","retailer_name":"Shop","session_time":"2026-03-31T07:00:00Z"}';
const BAD = '{"product_id":1,"retailer_name":"Shop"}';
const FULL = '/dev/full';
const NOT_WRITTEN = { name: 'ImportProblem', message: `${FULL} cannot be written (ENOSPC); nothing was loaded.` };

describe('a reject file on a full disk', () => {
  it.each([
    ['a bad row', 1],
    ['many bad rows', 50_000],
  ])('stops an import with %s, and nothing is loaded', async (_, count) => {
    const reject = await openRejectFile(FULL);
    const sources = [textSource(`${GOOD}\n${`${BAD}\n`.repeat(count)}`)];
    const result = importInto(delivery.db, 'full', 'price', { sources, reject });
    await expect(result).rejects.toMatchObject(NOT_WRITTEN);
    expect(await listFiles(delivery.db, 'full', 'price')).toEqual([]);
    await expect(reject.close()).rejects.toMatchObject(NOT_WRITTEN);
  });

  it('does not stop an import without bad rows', async () => {
    const reject = await openRejectFile(FULL);
    await importInto(delivery.db, 'good', 'price', { sources: [textSource(GOOD)], reject });
    await expect(reject.close()).resolves.toBeUndefined();
    expect(await listFiles(delivery.db, 'good', 'price')).toMatchObject([{ rows: 1 }]);
  });
});
