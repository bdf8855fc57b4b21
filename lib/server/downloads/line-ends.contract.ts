import { expect, it } from 'vitest';
import { downloadProgress } from '@/lib/contract/downloads';
import type { FileChoiceInput } from '@/lib/contract/file-choice';
import { sendFile } from '../routes/file-route';
import { valueRoute } from '../routes/value-route';
import { configuredDashboard, createRequest } from '../testing/configured';
import { queryOf } from '../testing/fake-upstream';
import { sheetsIn } from '../testing/workbooks';
import { progressOf } from './progress';

const upstream = configuredDashboard();
const HEADER = 'product_id,retailer_name,brand';
const CSV = `${HEADER}\r\n1,R,B\n2,R,B\r3,R,B\r\n4,R,B\n5,R,B`;
const ROW = '{"product_id":"1","retailer_name":"R","brand":"B"}';
upstream.answer = (request, response) => {
  const isCsv = queryOf(request).get('encoding') !== 'ndjson';
  response.writeHead(200).end(isCsv ? CSV : `${ROW}\r\n${ROW}\n${ROW}\r${ROW}\n\n${ROW}`);
};

async function downloadFile(format: FileChoiceInput['format']) {
  const id = `made-${format}`;
  const day = '2026-11-25';
  const table = { dataset: 'price', columns: ['product_id'], spans: [{ from: day, to: day, hours: [5] }] };
  const choice: FileChoiceInput = { format, tables: [table] };
  const response = await sendFile(
    createRequest('/downloads/file', { method: 'POST', body: JSON.stringify({ choice, id }) }),
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { GET } = valueRoute(downloadProgress, progressOf);
  const progress = await GET(createRequest(`/downloads/progress?id=${id}`), { params: Promise.resolve({}) });
  return { bytes, progress: await progress.json() };
}

it.each([
  ['xlsx', 1 + 5],
  ['excel-csv', 1 + 5],
  ['ndjson', 5],
] as const)('gives all rows of a file whose lines end in CRLF, LF and CR as %s', async (format, count) => {
  const { bytes, progress } = await downloadFile(format);
  const lines = format === 'xlsx' ? sheetsIn(bytes).Prices : new TextDecoder().decode(bytes).trimEnd().split('\n');
  expect(lines).toHaveLength(count);
  expect(progress).toMatchObject({ rows: 5, problem: null });
});
