import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '@/lib/clickhouse/client';
import { connect } from '@/lib/clickhouse/connect';
import { freePort } from '../supervisor/preflight';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'endcap-refused-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts all processes like `npm start`, and waits until they have ended. */
async function start(
  dataDir: string,
  { shell = 'exec "$@"', args = [] as string[] } = {},
): Promise<{ code: unknown; output: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()) };
  return new Promise((resolve) => {
    const command = ['-c', shell, 'sh', process.execPath, 'scripts/test/launch.mjs', ...args];
    execFile('sh', command, { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, output: stdout + stderr }),
    );
  });
}

it('reports a hard limit of open files that is too low, before anything is started', async () => {
  const dataDir = temporaryFolder();
  const { code, output } = await start(dataDir, { shell: 'ulimit -n 256; exec "$@"' });
  expect(code).toBe(1);
  expect(output).toMatch(/Only 256 files may be open at once \(the hard limit, ulimit -Hn\)/);
  expect(readdirSync(dataDir)).toEqual([]);
});

it.each([
  ['--port', '3001', /unknown option '--port'\nOnly options of the sample data may follow "npm start --"/],
  ['--days', 'all', /argument 'all' is invalid\. Give a whole number from 1 to 1000\./],
])('reports %s %s after npm start, before anything is started', async (name, value, message) => {
  const dataDir = temporaryFolder();
  const { code, output } = await start(dataDir, { args: [name, value] });
  expect(code).toBe(1);
  expect(output).toMatch(message);
  expect(readdirSync(dataDir)).toEqual([]);
});

it('reports a damaged engine folder, without a restart or a second sample', async () => {
  const dataDir = temporaryFolder();
  const engine = await connect({ DATA_DIR: dataDir });
  const database = createDatabase(engine, 'default');
  await database.command('CREATE DATABASE endcap_delivery');
  await database.command('CREATE TABLE endcap_delivery.customers (n UInt8) ENGINE = MergeTree ORDER BY n');
  await database.close();
  await engine.close();
  rmSync(join(dataDir, 'engine', 'store'), { recursive: true });
  writeFileSync(join(dataDir, 'sample.made'), '');
  writeFileSync(join(dataDir, 'sample.key'), 'k'.repeat(32));

  const { code, output } = await start(dataDir);
  expect(code).toBe(1);
  const folder = join(dataDir, 'engine');
  expect(output).toContain(
    `The engine's data in ${folder} is damaged: the table definitions of endcap_delivery are missing`,
  );
  expect(output).toContain(`Restore a backup of this folder, or start without its data: mv "${folder}"`);
  expect(output).not.toContain('Making sample data');
  expect(readFileSync(join(dataDir, 'sample.key'), 'utf8')).toBe('k'.repeat(32));
  expect(readdirSync(folder)).not.toContain('store');
});
