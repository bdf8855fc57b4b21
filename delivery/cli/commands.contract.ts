import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const COMMAND = ['--import', 'tsx', 'delivery/main.ts'];

let folder = '';
let env: NodeJS.ProcessEnv;
const running: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'endcap-commands-'));
  const { url, username, password } = inject('engine');
  const address = new URL(url);
  Object.assign(address, { username, password });
  env = { ...process.env, CLICKHOUSE_URL: address.href, DATA_DIR: folder };
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

async function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [...COMMAND, ...args], { env });
    return { code: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}

/** Starts the service and waits until it prints its address. */
async function serve(...args: string[]) {
  const child = spawn(process.execPath, [...COMMAND, 'serve', '--port', '0', ...args], { env });
  running.push(child);
  let output = '';
  for await (const chunk of child.stderr) {
    output += chunk;
    const [, address] = /answers at (http:\S+);/.exec(output) ?? [];
    if (address) return { child, address };
  }
  throw new Error(output);
}

describe('the commands', () => {
  it('add a customer, serve it, refuse it after removal, and end on a signal', async () => {
    const keyFile = join(folder, 'corner.key');
    const added = await run('customers', 'add', 'Corner Shop', '--key-file', keyFile);
    expect(added).toMatchObject({ code: 0, stdout: `The key is in ${keyFile}.\n` });
    const key = (await readFile(keyFile, 'utf8')).trim();
    expect(key).toMatch(/^[A-Za-z0-9]{32}$/);
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600);

    const { child, address } = await serve();
    const status = async () => (await fetch(`${address}/bulk/price`, { headers: { 'X-Api-Key': key } })).status;
    expect(await status()).toBe(200);
    const second = await run('serve', '--port', new URL(address).port);
    expect(second).toMatchObject({ code: 1, stderr: expect.stringContaining('is in use. Choose another one') });
    expect((await run('customers', 'remove', 'Corner Shop', '--data')).stdout).toContain('Its data is deleted.');
    await expect.poll(status).toBe(401);

    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('import a file, show how a file would be read, and remove an hour only with --yes or confirmation', async () => {
    await run('customers', 'add', 'Importer', '--key-file', join(folder, 'importer.key'));
    const file = join(folder, 'prices.csv');
    await writeFile(file, 'Product_ID;retailer_name;session_time\n1;Shop;2026-03-31T07:00:00Z\n');
    const prices = (...more: string[]) => run('import', '--customer', 'Importer', '--dataset', 'price', ...more);
    const hour = ['--date', '2026-03-31', '--hour', '7'];

    expect(await prices('--dry-run', file)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/was loaded\.\n$/),
    });
    expect(await prices(file)).toEqual({
      code: 0,
      stdout: [
        `${file}: its cells are parted by semicolons.`,
        `${file}: read Product_ID as product_id.`,
        'price 2026-03-31 07h: new → 1 row',
        'price: 1 row in 1 file: 1 new, 0 replaced, 0 unchanged.\n',
      ].join('\n'),
      stderr: expect.stringMatching(/^Reading .*prices\.csv \(0\.0 MB\)\.\nRead .*prices\.csv: 1 row in [\d.]+ s\.\n$/),
    });
    expect(await prices('--remove', '--dry-run', ...hour, '--yes')).toMatchObject({
      code: 1,
      stderr: '--dry-run does not apply to --remove; nothing was removed.\n',
    });
    const unconfirmed = await prices('--remove', ...hour);
    expect(unconfirmed).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The input is not a terminal. Pass --yes to confirm.'),
    });
    expect((await prices('--remove', ...hour, '--yes')).stdout).toContain('price: 1 file removed.');
    expect(await prices('--remove', ...hour, '--yes')).toMatchObject({
      code: 0,
      stdout: 'price: there is no such file; nothing changed.\n',
    });
  });

  it('delete the data of a customer that was removed before, however often', async () => {
    await run('customers', 'add', 'Gone');
    await run('customers', 'remove', 'Gone');
    for (let time = 0; time < 2; time++)
      expect(await run('customers', 'remove', 'Gone', '--data')).toMatchObject({
        code: 0,
        stdout: 'Its data is deleted.\n',
      });
    expect(await run('customers', 'remove', 'Gone')).toMatchObject({ code: 1 });
    expect(await run('customers', 'remove', 'Nobody', '--data')).toMatchObject({ code: 1 });
  });

  it('print a new key on one line, for scripts', async () => {
    const { stdout } = await run('customers', 'add', 'Piped');
    expect(stdout).toMatch(/^[A-Za-z0-9]{32}\n$/);
    expect((await run('customers', 'rotate', 'Piped')).stdout).not.toBe(stdout);
  });

  it('report errors in one sentence', async () => {
    const unknown = await run('customers', 'rotate', 'Nobody');
    expect(unknown).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no customer "Nobody"\. .*\n$/) });
  });

  it('create no key if the key file cannot be written', async () => {
    expect((await run('customers', 'add', 'Lost', '--key-file', join(folder, 'no/such/folder'))).code).toBe(1);
    expect((await run('customers', 'list')).stdout).not.toContain('Lost');
  });
});
