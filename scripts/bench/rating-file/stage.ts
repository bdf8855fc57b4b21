import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { fileName } from '@/lib/contract/dataset';
import { rating } from '@/lib/contract/datasets/rating';
import { startEngine } from '../../supervisor/stack';
import { within } from '../bench-stack';
import { DAY } from '../large-days';
import { peakMemory } from '../measure';
import { ratio, type Table } from '../report';

/** A file as the dashboard's ledger has it. */
export interface CollectedFile {
  rows: number;
  seconds: number;
}

const ROWS = [100_000, 1_000_000];
const ROWS_OF_A_BLOCK = 1_000;

const rated = (row: number) => ({
  product_id: `P${row}`,
  retailer_name: `Retailer ${row % 7}`,
  product_rating: 3 + (row % 20) / 10,
  rating_count: row % 5_000,
  session_time: `${DAY}T07:00:00Z`,
  crawling_time: `${DAY}T07:12:31Z`,
  product_url: `https://retailer-${row % 7}.example/products/${row}`,
  service_sku_id: `S${row}`,
  service_sku_name: `Bench article no. ${row}, family pack, 500 ml`,
  brand: `Brand ${row % 8}`,
  is_own_product: row % 8 < 2,
  product_barcode: String(2_000_000_000_000 + row),
  tags: [{ tag_name: 'category', tag_value: 'Care' }],
});

function* blocks(rows: number) {
  for (let first = 0; first < rows; first += ROWS_OF_A_BLOCK)
    yield Array.from({ length: ROWS_OF_A_BLOCK }, (_, index) => `${JSON.stringify(rated(first + index))}\n`).join('');
}

/** A delivery service with one rating file. */
async function serveFile(rows: number) {
  const hour = 7;
  const file_name = fileName(rating.name, DAY, hour, 'ndjson');
  const list = { files: [{ file_name, date: DAY, time: `0${hour}`, encoding: 'ndjson' }] };
  const server = createServer((request, response) => {
    if (request.url?.startsWith(`${rating.endpoint.path}/files`))
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list));
    return Readable.from(blocks(rows)).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** Collects a rating file into an empty data folder. */
function collectFile(rows: number) {
  return within(async (dataDir) => {
    const engine = await startEngine({ dataDir, mode: 'start' });
    const service = await serveFile(rows);
    const child = fork('scripts/bench/rating-file/collect.ts', [service.url, DAY], {
      execArgv: ['-C', 'react-server', '--import', 'tsx'],
      env: { ...process.env, DATA_DIR: dataDir },
    });
    const message = async () => (await once(child, 'message')) as [CollectedFile];
    const { result, peak } = await peakMemory(child.pid ?? 0, message);
    service.close();
    await engine.stop();
    const [collected] = result;
    if (collected.rows !== rows) throw new Error(`The ledger has ${collected.rows} of ${rows} ratings.`);
    return { ...collected, peak };
  });
}

/** How long a rating file takes to become rows, and whether its size matters to memory. */
export async function ratingFileStage(): Promise<Table[]> {
  const rows: Table['rows'] = [];
  let least: number | null = null;
  for (const count of ROWS) {
    const { seconds, peak } = await collectFile(count);
    least ??= peak;
    rows.push([
      count.toLocaleString('en'),
      `${seconds.toFixed(1)} s`,
      `${Math.round(count / seconds / 1000)},000 rows/s`,
      peak === null ? null : `${peak} MB`,
      peak === null || least === null ? null : ratio(peak, least),
    ]);
  }
  return [
    {
      title: 'Collecting a rating file',
      note: 'From the request to the line of the ledger, into an empty data folder. Memory is that of the process that collects.',
      head: ['Rows', 'Time', 'Speed', 'Peak memory', 'Memory ÷ smallest file'],
      rows,
    },
  ];
}
