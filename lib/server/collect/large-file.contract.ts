import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bulkEndpoint } from '@/lib/contract/dataset';
import { rating } from '@/lib/contract/datasets/rating';
import { database } from '../base/database';
import { accountOf } from '../service/account';
import { createService } from '../service/service';
import { fakeDelivery } from '../testing/fake-delivery';
import { withRatingFiles } from '../testing/fake-files';
import { fakeUpstream } from '../testing/fake-upstream';
import { ownDatabase } from '../testing/own-database';
import { collectSet } from './collect-set';
import { readLedger } from './ledger';
import { question } from './question';

ownDatabase();

const MEGABYTE = 2 ** 20;
const DAY = '2026-03-31';
const BLOCK_ROWS = 2_000;
const BLOCKS = 300;
/** Blocks between two measurements. */
const LOOK_EVERY = 20;
/** Batches in transfer, their rows for the engine, and the parts that are being counted. */
const MOST_MEGABYTES = 120;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Returns the megabytes of reachable objects, without garbage. */
function usedMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MEGABYTE;
}

it('collects a file of 600,000 rows with a small part of it in memory', { timeout: 240_000 }, async () => {
  const block = Buffer.from(
    Array.from({ length: BLOCK_ROWS }, (_, index) => {
      const names = {
        product_id: `p${index}`,
        retailer_name: 'R',
        service_sku_id: `s${index}`,
        brand: 'Köln '.repeat(80),
      };
      return `${JSON.stringify({ ...names, product_rating: 4.1, rating_count: index })}\n`;
    }).join(''),
  );
  let peak = 0;
  async function* blocks() {
    for (let index = 0; index < BLOCKS; index += 1) {
      if (index % LOOK_EVERY === 0) peak = Math.max(peak, usedMemory());
      yield block;
    }
  }
  const large: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-length': BLOCKS * block.length });
    Readable.from(blocks(), { objectMode: false }).pipe(response);
  };
  const files = new Map([[`rating_${DAY}_07.ndjson`, large]]);
  const upstream = await fakeUpstream(withRatingFiles(files, fakeDelivery({})));
  const service = createService({ base: upstream.base, key: 'large' });
  const before = usedMemory();
  await collectSet(service, question(service, bulkEndpoint(rating), { date: DAY }), { priority: 'person' });
  const rows = await readLedger(await database(), { account: accountOf(service), from: DAY, to: DAY });
  expect(rows).toMatchObject([{ state: 'complete', rows: BLOCKS * BLOCK_ROWS }]);
  expect(BLOCKS * block.length).toBeGreaterThan(2 * MOST_MEGABYTES * MEGABYTE);
  expect(peak - before).toBeLessThan(MOST_MEGABYTES);
});
