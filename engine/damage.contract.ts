import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { rows, startTestEngine, type TestEngine } from './testing/engine';

/** A cleanly stopped folder with a table of two parts. */
let intact: string;

async function stop(engine: TestEngine): Promise<void> {
  await engine.client.close();
  engine.supervisor.kill('SIGTERM');
  await once(engine.supervisor, 'exit');
}

beforeAll(async () => {
  const engine = await startTestEngine();
  intact = engine.dataDir;
  for (const query of [
    'CREATE DATABASE shop',
    'CREATE TABLE shop.prices (n UInt64, name String) ENGINE = MergeTree ORDER BY n',
    "INSERT INTO shop.prices SELECT number, 'first' FROM numbers(1000)",
    "INSERT INTO shop.prices SELECT number, 'second' FROM numbers(1000)",
  ])
    await engine.client.command({ query });
  await stop(engine);
});

afterAll(() => rmSync(intact, { recursive: true }));

function copyOfIntact(): string {
  const copy = mkdtempSync(join(tmpdir(), 'endcap-damage-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(join(intact, 'engine'), join(copy, 'engine'), { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Returns the paths below a folder that match a pattern. */
function pathsIn(folder: string, pattern: RegExp): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => pattern.test(name)).map((name) => join(folder, name));
}

function removeAll(pattern: RegExp) {
  return (folder: string) => {
    for (const path of pathsIn(folder, pattern)) rmSync(path, { recursive: true, force: true });
  };
}

function truncateAll(pattern: RegExp) {
  return (folder: string) => {
    for (const path of pathsIn(folder, pattern)) truncateSync(path, 3);
  };
}

function overwriteAll(pattern: RegExp) {
  return (folder: string) => {
    for (const path of pathsIn(folder, pattern)) writeFileSync(path, Buffer.alloc(statSync(path).size, '~\x01\xff'));
  };
}

describe('an engine on a damaged folder', () => {
  it.each([
    ['the store is missing', removeAll(/^store$/), /the table definitions of shop are missing/],
    ['the folder of a table is missing', removeAll(/^store\/\w+\/[\w-]+$(?<!\.sql)/), /shop.+ missing/],
    ['the rows of a table are missing', removeAll(/format_version\.txt$/), /the rows of shop\.prices are missing/],
    ['a part is missing', removeAll(/\/all_2_2_0$/), /parts of shop\.prices are missing, such as .+all_2_2_0/],
    [
      'the definition of a database is missing',
      removeAll(/^metadata\/shop\.sql$/),
      /no readable definition in metadata/,
    ],
    [
      'the definition of a database is cut off',
      truncateAll(/^metadata\/shop\.sql$/),
      /no readable definition in metadata/,
    ],
    ['the definition of a table is cut off', truncateAll(/prices\.sql$/), /cannot read its data in/],
    ['the definition of a table is overwritten', overwriteAll(/prices\.sql$/), /cannot read its data in/],
    [
      'a part is cut off',
      truncateAll(/all_1_1_0\/data\.bin$/),
      /parts of shop\.prices cannot be read, such as .+all_1_1_0/,
    ],
    ['a part lacks its columns', removeAll(/all_1_1_0\/columns\.txt$/), /parts of shop\.prices cannot be read/],
    ['a format is of a later version', overwriteAll(/format_version\.txt$/), /damaged, or a newer version wrote it/],
  ])('does not start if %s, and reports the folder and possible solutions', async (_, damage, fault) => {
    const dataDir = copyOfIntact();
    const folder = join(dataDir, 'engine');
    damage(folder);
    const message = await startTestEngine(dataDir).catch((error: Error) => error.message);
    expect(message).toMatch(fault);
    expect(message).toContain(`Restore a backup of this folder, or start without its data: mv "${folder}"`);
    expect(message).not.toContain('\n');
  });

  it('starts without the rows of a broken part once it is deleted', async () => {
    const dataDir = copyOfIntact();
    const folder = join(dataDir, 'engine');
    truncateAll(/all_1_1_0\/data\.bin$/)(folder);
    for (const _ of ['chDB moves the part aside', 'chDB finds it there'])
      await expect(startTestEngine(dataDir)).rejects.toThrow(/delete all .+broken-on-start_\*/);
    removeAll(/broken-on-start_\w+$/)(folder);
    const engine = await startTestEngine(dataDir);
    expect(await rows(engine.client, 'SELECT count() AS n FROM shop.prices')).toEqual([{ n: 1000 }]);
    await engine.stop();
  });

  it('does not start if a newer version has opened the folder', async () => {
    const dataDir = copyOfIntact();
    writeFileSync(join(dataDir, 'engine', 'chdb-version'), '99.1.0\n');
    await expect(startTestEngine(dataDir)).rejects.toThrow(/written by a newer version \(chDB 99\.1\.0; this is \d+\./);
  });

  it('starts with all rows of an intact folder, and on a new one', async () => {
    const dataDir = copyOfIntact();
    const engine = await startTestEngine(dataDir);
    expect(await rows(engine.client, 'SELECT count() AS n FROM shop.prices')).toEqual([{ n: 2000 }]);
    await stop(engine);
    rmSync(join(dataDir, 'engine'), { recursive: true });
    const empty = await startTestEngine(dataDir);
    expect(await rows(empty.client, 'SHOW DATABASES')).not.toContainEqual({ name: 'shop' });
    await empty.stop();
  });

  it('starts if parts were merged or removed after a clean stop', async () => {
    const dataDir = copyOfIntact();
    const engine = await startTestEngine(dataDir);
    await engine.client.command({ query: 'OPTIMIZE TABLE shop.prices FINAL' });
    await engine.client.command({ query: 'CREATE TABLE shop.gone (n UInt8) ENGINE = MergeTree ORDER BY n' });
    await engine.client.command({ query: 'INSERT INTO shop.gone VALUES (1)' });
    await engine.client.command({ query: 'TRUNCATE TABLE shop.gone' });
    process.kill(await engine.workerPid(), 'SIGKILL');
    engine.supervisor.kill('SIGKILL');
    await once(engine.supervisor, 'exit');
    await engine.client.close();
    const again = await startTestEngine(dataDir);
    expect(await rows(again.client, 'SELECT count() AS n FROM shop.prices')).toEqual([{ n: 2000 }]);
    await again.stop();
  });

  it('ends with a specific exit code when its folder is damaged while it runs', async () => {
    const dataDir = copyOfIntact();
    const engine = await startTestEngine(dataDir);
    removeAll(/format_version\.txt$/)(join(dataDir, 'engine'));
    process.kill(await engine.workerPid(), 'SIGKILL');
    expect(await once(engine.supervisor, 'exit')).toEqual([65, null]);
    await engine.client.close();
  });

  it('explains the failure of a query on an overwritten part', async () => {
    const dataDir = copyOfIntact();
    const folder = join(dataDir, 'engine');
    overwriteAll(/all_1_1_0\/data\.bin$/)(folder);
    const engine = await startTestEngine(dataDir);
    await expect(rows(engine.client, 'SELECT sum(n), any(name) FROM shop.prices')).rejects.toThrow(
      `The engine's data in ${folder} is damaged: a part of a table cannot be read`,
    );
    expect(await rows(engine.client, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await engine.stop();
  });
});
