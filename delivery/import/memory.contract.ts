import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDelivery } from '@/delivery/loads/test-delivery';
import { importInto } from './test-import';

const MEGABYTE = 1024 * 1024;
const SIZE = 300 * MEGABYTE;

/** Blocks between two measurements. */
const LOOK_EVERY = 20;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Returns the megabytes of reachable objects, without garbage. */
function usedMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MEGABYTE;
}

let delivery: Awaited<ReturnType<typeof testDelivery>>;
beforeAll(async () => {
  delivery = await testDelivery();
});
afterAll(() => delivery.close());

it('an import of 300 MB holds a small part of it at a time', { timeout: 240_000 }, async () => {
  const block = Buffer.from(
    Array.from({ length: 2000 }, (_, i) => {
      const session_time = new Date(Date.UTC(2026, 2, 31, i % 24)).toISOString();
      return `${JSON.stringify({ product_id: String(i), retailer_name: 'Shop', brand: 'Köln '.repeat(80), product_price: i / 100, session_time })}\n`;
    }).join(''),
  );
  const blocks = Math.ceil(SIZE / block.length);
  let peak = 0;
  async function* content(onRead: (bytes: number) => void) {
    for (let index = 0; index < blocks; index += 1) {
      onRead(block.length);
      yield Buffer.from(block);
      if (index % LOOK_EVERY === 0) peak = Math.max(peak, usedMemory());
    }
  }
  const before = usedMemory();
  const { rows, added } = await importInto(delivery.db, 'big', 'price', {
    sources: [{ name: 'FILE', size: SIZE, open: content }],
  });
  expect(rows).toBe(blocks * 2000);
  expect(added).toHaveLength(24);
  expect(peak - before).toBeLessThan(SIZE / MEGABYTE / 3);
});
