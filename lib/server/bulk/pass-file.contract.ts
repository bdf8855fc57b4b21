import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { priceFile } from '@/lib/contract/datasets/price';
import { configuredAccount, service } from '../service/service';
import { configuredDashboard } from '../testing/configured';
import { readFiles, recordFile } from './known-files';
import { passFile } from './pass-file';

const upstream = configuredDashboard();
/** Its second row has too few values. */
const CSV = 'product_id,retailer_name,brand\n1,R,B\n2,R\n';
const SHA256 = createHash('sha256').update(CSV).digest('hex');

upstream.answer = (_, response) =>
  void response.writeHead(200, { etag: '"v1"', 'content-length': CSV.length }).end(CSV);

describe('a file with the ETag of an earlier transfer', () => {
  const file = (hour: number) => ({ dataset: priceFile, date: '2026-03-31', hour, encoding: 'csv' as const });

  async function transferFile(hour: number, malformed: number | null) {
    const account = configuredAccount();
    const facts = { bytes: CSV.length, rows: 99, malformed, sha256: SHA256, sha256_by: 'dashboard' } as const;
    await recordFile(account, file(hour), { outcome: 'file', source: 'transfer', etag: '"v1"', ...facts });
    const { signal } = new AbortController();
    const { parts } = await passFile(service(), file(hour), { priority: 'person', signal });
    for await (const _ of parts);
    const files = await readFiles(account, 'price', '2026-03-31', '2026-03-31');
    return files.find((row) => row.hour === hour);
  }

  it('is not counted again', async () => {
    expect(await transferFile(5, 0)).toMatchObject({ rows: 99, malformed: 0 });
  });

  it('is counted again if its malformed rows are unknown', async () => {
    expect(await transferFile(6, null)).toMatchObject({ rows: 2, malformed: 1 });
  });
});
