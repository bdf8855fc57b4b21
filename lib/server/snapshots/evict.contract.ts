import { expect, it } from 'vitest';
import { scorecard } from '@/lib/contract/scorecard';
import { question } from '../sets/question';
import { valueAnswer } from '../sets/value-answer';
import { database } from '../store/database';
import { configuredDashboard } from '../testing/configured';
import { KEY } from '../testing/fake-upstream';
import { createService } from '../upstream/service';
import { evict } from './evict';
import { findAnswer, readLines } from './find-answer';
import { storeAnswer } from './store-answer';

configuredDashboard();

const service = createService({ base: new URL('http://service.example'), key: KEY });
const about = (end_date: string) => question(service, scorecard, { start_date: '2026-01-01', end_date });
const SETTLED = '2026-03-31';
const OLDER = '2026-02-28';
const RUNNING = '2099-01-01';
const HOUR = 3_600_000;

async function store(end_date: string, text: string, fetchedAt: string) {
  const wanted = about(end_date);
  await storeAnswer(wanted, valueAnswer([text], fetchedAt), await findAnswer(wanted));
}

async function textOf(end_date: string): Promise<string | null> {
  const stored = await findAnswer(about(end_date));
  if (!stored) return null;
  let text = '';
  for await (const part of readLines(stored)) text += Buffer.from(part).toString();
  return text;
}

async function countLines(): Promise<number | undefined> {
  const [row] = await (await database()).query<{ count: number }>('SELECT count() AS count FROM answer_lines');
  return row?.count;
}

it('removes replaced lines, then answers about running days, then those fetched longest ago', async () => {
  await store(SETTLED, 'first', '2026-05-01T00:00:00Z');
  await store(SETTLED, 'again', '2026-06-03T00:00:00Z');
  await store(OLDER, 'older', '2026-06-01T00:00:00Z');
  await store(RUNNING, 'today', '2026-06-04T00:00:00Z');
  const bytes = (await textOf(SETTLED))?.length ?? 0;
  expect(await countLines()).toBe(4);

  const later = Date.now() + 2 * HOUR;
  await evict(10 * bytes, later);
  expect(await countLines()).toBe(3);
  expect(await textOf(SETTLED)).toContain('again');

  await evict(2 * bytes, later + HOUR);
  expect([await textOf(RUNNING), await textOf(OLDER), await textOf(SETTLED)]).toEqual([
    null,
    expect.stringContaining('older'),
    expect.stringContaining('again'),
  ]);
  await evict(bytes, later + 2 * HOUR);
  expect([await textOf(OLDER), await textOf(SETTLED)]).toEqual([null, expect.stringContaining('again')]);
  expect(await countLines()).toBe(1);
});
