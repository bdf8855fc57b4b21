import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCustomers } from '@/delivery/customers/store';
import { readDefinitions } from '@/delivery/definitions/read';
import { listFiles } from '@/delivery/loads/list-files';
import { testDelivery } from '@/delivery/loads/test-delivery';
import { dayOf } from './day';
import { feeds, sessionsOf } from './feeds';
import { makeSample, type SampleOptions } from './make-sample';
import { careWorld } from './world';

const LAST = dayOf('2026-06-30');
const until = new Date('2026-07-02T00:00:00Z');
const messages: string[] = [];
const options: SampleOptions = {
  seed: 7,
  scale: 1,
  days: 2,
  asOf: LAST,
  until,
  customer: 'Tester',
  say: (line) => messages.push(line),
};

let delivery: Awaited<ReturnType<typeof testDelivery>>;
let keyFile: string;
beforeAll(async () => {
  delivery = await testDelivery();
  keyFile = join(await mkdtemp(join(tmpdir(), 'sample-')), 'key');
  await makeSample(delivery.db, { ...options, keyFile });
});
afterAll(() => delivery.close());

async function filesOf(name: string, customer = 'Tester') {
  const existing = (await listCustomers(delivery.db)).find((entry) => entry.name === customer);
  return listFiles(delivery.db, existing?.id ?? '', name);
}

it.each(feeds.map((feed) => [feed.name, feed] as const))('loads every file of %s completely', async (name, feed) => {
  const world = careWorld({ seed: 7, scale: 1 });
  const rowCounts = sessionsOf(feed, world, { last: LAST, days: 2, until }).map(
    (session) => [...feed.rows(world, session)].length,
  );
  expect((await filesOf(name)).map(({ rows }) => rows)).toEqual(rowCounts);
});

it('writes the key to a file that only its owner can read, and does not print it', async () => {
  expect(await readFile(keyFile, 'utf8')).toMatch(/^[A-Za-z0-9]{32}\n$/);
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
  expect(messages.filter((line) => /[A-Za-z0-9]{32}/.test(line))).toEqual([]);
});

it('defines retailers, sources, scorecards, competitions and own brands', async () => {
  const [customer] = (await listCustomers(delivery.db)).filter(({ name }) => name === 'Tester');
  expect(await readDefinitions(delivery.db, customer?.id ?? '', 'retailers')).toHaveLength(7);
  expect(await readDefinitions(delivery.db, customer?.id ?? '', 'own_brands')).toEqual(['Velquin', 'Brumella']);
});

it('changes nothing the second time, and adds a new day later', async () => {
  const before = await filesOf('price');
  const key = await readFile(keyFile, 'utf8');
  await makeSample(delivery.db, { ...options, keyFile });
  expect(await filesOf('price')).toEqual(before);
  expect(await readFile(keyFile, 'utf8')).toBe(key);

  await makeSample(delivery.db, { ...options, keyFile, asOf: LAST + 1 });
  const after = await filesOf('price');
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.at(-1)?.date).toBe('2026-07-01');
});

it('refuses to mix two samples in one customer', async () => {
  await expect(makeSample(delivery.db, { ...options, seed: 8 })).rejects.toThrow('holds the sample of seed 7');
});

it('creates no customer if the key cannot be written', async () => {
  const nowhere = { ...options, customer: 'Nobody', keyFile: '/no/such/folder/key' };
  await expect(makeSample(delivery.db, nowhere)).rejects.toThrow('cannot be written');
  expect((await listCustomers(delivery.db)).map(({ name }) => name)).not.toContain('Nobody');
});
