import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createDatabase } from '@/lib/clickhouse/client';
import { connect } from '@/lib/clickhouse/connect';
import type { Bench } from './bench-stack';
import { fetchWhole, sideBySide } from './measure';
import { startNginx } from './nginx';
import { megabytes, milliseconds, ratio, type Table } from './report';

interface ExportFile {
  scale: number;
  date: string;
  /** Target of the service without the encoding. */
  target: string;
}

/** Compares producing a file and serving it again with the engine writing it and nginx serving it. */
export async function exportTable({ service, context, key }: Bench, files: readonly ExportFile[]): Promise<Table> {
  const engine = await connect({ DATA_DIR: context.dataDir });
  const database = createDatabase(engine, 'endcap_delivery');
  const folder = join(context.dataDir, 'written');
  await mkdir(folder, { recursive: true });
  const nginx = await startNginx(service.url, folder);
  const rows: Table['rows'] = [];
  for (const { scale, date, target } of files) {
    const url = `${service.url}${target}&encoding=ndjson`;
    const { seconds: first } = await fetchWhole(url, key);
    const path = join(folder, `${scale}.ndjson`);
    const started = performance.now();
    const sql =
      'SELECT * EXCEPT (customer_id, file_date, file_hour, load_id, row_no) FROM rows_price WHERE file_date = {date:Date} ORDER BY row_no';
    await pipeline(await database.stream(sql, { date }, 'JSONEachRow'), createWriteStream(path));
    const writeSeconds = (performance.now() - started) / 1000;
    const again = await sideBySide({
      service: async () => (await fetchWhole(url, key)).seconds,
      nginx: async () => (nginx ? (await fetchWhole(`${nginx.staticUrl}/${scale}.ndjson`)).seconds : Number.NaN),
    });
    rows.push([
      scale,
      megabytes((await stat(path)).size),
      ratio(first, writeSeconds),
      ratio(again.service, again.nginx),
      milliseconds(first),
      milliseconds(writeSeconds),
      milliseconds(again.service),
      milliseconds(again.nginx),
    ]);
  }
  nginx?.stop();
  await database.close();
  await engine.close();
  return {
    title: 'Making a bulk file, and serving it again',
    note: 'Time of the first request, compared with the engine writing the same rows to a file, and of a later request, compared with nginx serving that file from disk. Lower is better; 1.00× is equally fast.',
    head: ['Scale', 'File', 'First ÷ engine', 'Again ÷ nginx', 'First', 'Engine', 'Again', 'nginx'],
    rows,
  };
}
