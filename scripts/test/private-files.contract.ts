import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openToOthers } from './open-to-others';

const dataDir = mkdtempSync(join(tmpdir(), 'endcap-private-'));

afterAll(() => rmSync(dataDir, { recursive: true }));

/** Runs a command of the delivery service with its own engine and a umask of 000. */
async function delivery(...args: string[]): Promise<number> {
  const command = [
    '-c',
    'umask 000; exec "$@"',
    'sh',
    process.execPath,
    '--import',
    'tsx',
    'delivery/main.ts',
    ...args,
  ];
  const child = spawn('sh', command, { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'ignore' });
  const [code] = await once(child, 'close');
  return code as number;
}

it('closes the data folder and all created files to other users', async () => {
  chmodSync(dataDir, 0o777);
  const file = join(dataDir, 'prices.csv');
  writeFileSync(file, 'product_id,retailer_name,session_time\n1,Shop,2026-03-31T07:00:00Z\n,,\n');
  chmodSync(file, 0o666);
  expect(await delivery('customers', 'add', 'Acme', '--key-file', join(dataDir, 'acme.key'))).toBe(0);
  const options = ['--customer', 'Acme', '--dataset', 'price', '--reject', join(dataDir, 'bad.ndjson')];
  expect(await delivery('import', ...options, file)).toBe(0);
  expect(openToOthers(dataDir)).toEqual([]);
});
