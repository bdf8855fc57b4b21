import { join } from 'node:path';
import type { FileChoiceInput } from '@/lib/contract/file-choice';
import { addDays } from '@/lib/queries/shared/dates';
import { delivery } from '../supervisor/delivery';
import { addCustomer, type Bench, CUSTOMER, startBench, within } from './bench-stack';
import { fetchWhole, peakMemory } from './measure';
import { writeOffers } from './offers';
import { megabytes, ratio, type Table } from './report';

const DAYS = 28;
const ROWS = 1_000_000;
const FIRST_DAY = '2026-06-03';
const HOUR = 7;

const days = Array.from({ length: DAYS }, (_, index) => addDays(FIRST_DAY, index));

/** Compares one file of daily price files, made by the dashboard, with downloads of the raw files one by one. */
export function workbookStage(): Promise<Table[]> {
  return within(async (dataDir) => {
    const bench = await startBench(dataDir, async (context) => {
      const key = await addCustomer(context);
      for (const [index, date] of days.entries()) {
        const path = join(dataDir, `price_${date}_${HOUR}.csv`);
        await writeOffers(path, Math.ceil((ROWS - index) / DAYS), date);
        await delivery(dataDir, 'import', '--customer', CUSTOMER, '--dataset', 'price', path);
      }
      return key;
    });
    try {
      return [await workbookTable(bench)];
    } finally {
      await bench.stop();
    }
  });
}

async function workbookTable({ dashboard }: Bench): Promise<Table> {
  const raw = async (files: readonly string[]) => {
    let [bytes, seconds] = [0, 0];
    for (const date of files) {
      const file = await fetchWhole(`${dashboard.url}/api/bulk/price?date=${date}&time=${HOUR}&encoding=csv`);
      bytes += file.bytes;
      seconds += file.seconds;
    }
    return { bytes, seconds };
  };
  const downloadAs = (format: FileChoiceInput['format']) => (files: readonly string[]) => {
    const spans = [{ from: files[0] ?? '', to: files.at(-1) ?? '', hours: [HOUR] }];
    const choice: FileChoiceInput = { format, tables: [{ dataset: 'price', spans }] };
    return fetchWhole(`${dashboard.url}/api/downloads/file?choice=${encodeURIComponent(JSON.stringify(choice))}`);
  };
  // The service produces its files at their first request.
  await raw(days);
  const ways = {
    'raw csv': raw,
    xlsx: downloadAs('xlsx'),
    'csv for Excel': downloadAs('excel-csv'),
    ndjson: downloadAs('ndjson'),
  };
  const rows: Table['rows'] = [];
  let seconds = Number.NaN;
  for (const [name, fetchFiles] of Object.entries(ways)) {
    const { peak: peakOfTwo } = await peakMemory(dashboard.child.pid, () => fetchFiles(days.slice(0, 2)));
    const { result, peak } = await peakMemory(dashboard.child.pid, () => fetchFiles(days));
    const { seconds: time, bytes } = result;
    if (name === 'raw csv') seconds = time;
    rows.push([
      name,
      ratio(time, seconds),
      `${time.toFixed(1)} s`,
      `${Math.round(ROWS / time).toLocaleString('en')} rows/s`,
      megabytes(bytes),
      peakOfTwo === null ? null : `${peakOfTwo} MB`,
      peak === null ? null : `${peak} MB`,
    ]);
  }
  return {
    title: 'One file of 28 days of prices',
    note: `${ROWS.toLocaleString('en')} rows in ${DAYS} files of the service, downloaded through the dashboard: the raw files one after the other, and one file made of them. Memory is constant if 28 days need no more than two.`,
    head: ['Format', 'Time ÷ raw csv', 'Time', 'Speed', 'Size', 'Peak memory, 2 days', 'Peak memory, 28 days'],
    rows,
  };
}
