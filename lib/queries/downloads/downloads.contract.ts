import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { datasetByName } from '@/lib/contract/datasets';
import { addDays } from '@/lib/queries/shared/dates';
import { settleBackground } from '@/lib/server/base/in-background';
import { recordFile } from '@/lib/server/bulk/known-files';
import { refreshList } from '@/lib/server/downloads/refresh-list';
import { configuredAccount } from '@/lib/server/service/service';
import { configuredDashboard } from '@/lib/server/testing/configured';
import { sendJson } from '@/lib/server/testing/fake-upstream';
import { requestQuery } from '@/lib/server/testing/named-rows';
import type { TableAnswer } from '../table';
import type { FaultRow } from './faults.columns';
import type { FilesAnswer } from './files';

const upstream = configuredDashboard();
const UNTIL = '2026-06-30';
const dayBefore = (days: number) => addDays(UNTIL, -days);
const days = (count: number) => Array.from({ length: count }, (_, index) => dayBefore(index));

/** Days without an entry in the list of ratings. */
const unlisted = new Set([dayBefore(6)]);

/** Lists ratings at 02:00 of each day but the unlisted, and nothing else. */
upstream.answer = (request, response) => {
  const isRating = request.url?.startsWith('/rating/') || request.url?.includes('/rating/files');
  const files = isRating
    ? days(28)
        .filter((date) => !unlisted.has(date))
        .map((date) => ({ file_name: '', date, time: '02', encoding: 'csv' }))
    : [];
  sendJson(response, { files });
};

async function record(dataset: string, date: string, hour: number, rows: number | null) {
  const definition = datasetByName(dataset);
  if (!definition) throw new Error(`There is no dataset ${dataset}.`);
  const file = { dataset: definition, date, hour, encoding: 'csv' as const };
  const facts =
    rows === null ? { outcome: 'not_found' as const } : { outcome: 'file' as const, bytes: rows * 100, rows };
  await recordFile(configuredAccount(), file, { source: 'check', ...facts });
}

async function ask<Answer>(name: string, params: Record<string, string> = {}): Promise<Answer> {
  const response = await requestQuery(name, new URLSearchParams({ until: UNTIL, ...params }));
  return ((await response.json()) as { answer: Answer }).answer;
}

async function filesOf(name: string) {
  const { datasets } = await ask<FilesAnswer>('downloads/files');
  const dataset = datasets.find((dataset) => dataset.name === name);
  if (!dataset) throw new Error(`The answer lacks ${name}.`);
  return { ...dataset, at: (hour: number) => dataset.days.map(({ hours }) => hours[hour]).join('') };
}

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-07-01T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => settleBackground());

describe('downloads/files', () => {
  it('expects no file without known files', async () => {
    const { datasets, counts, checked } = await ask<FilesAnswer>('downloads/files');
    expect(datasets).toHaveLength(7);
    expect(datasets.every(({ expected }) => expected.length === 0)).toBe(true);
    expect(counts).toMatchObject({ due: 0, unchecked: 0 });
    expect(checked).toBe(0);
  });

  it('ends today if its last day is later', async () => {
    expect(await ask<FilesAnswer>('downloads/files', { until: '2027-01-01' })).toMatchObject({ to: '2026-07-01' });
  });

  it('takes the hours of a listed dataset from its list', async () => {
    const { signal } = new AbortController();
    await refreshList({ dataset: 'rating' }, signal);
    const rating = await filesOf('rating');
    expect(rating).toMatchObject({ listed: true, counts: { present: 27, missing: 1, unchecked: 0 } });
    expect(rating.expected).toEqual([
      { hour: 2, weekdays: [0, 1, 2, 3, 4, 5, 6], ground: expect.stringMatching(/^from \d+ days$/) },
    ]);
    expect(rating.at(2)).toBe(`${'a'.repeat(21)}m${'a'.repeat(6)}`);
  });

  it('expects the hours of one checked day on the other days', async () => {
    for (const hour of Array.from({ length: 24 }, (_, index) => index))
      await record('price', UNTIL, hour, hour === 5 ? 1000 : null);
    const price = await filesOf('price');
    expect(price.expected).toEqual([{ hour: 5, weekdays: [0, 1, 2, 3, 4, 5, 6], ground: 'from one day' }]);
    expect(price).toMatchObject({ counts: { due: 28, present: 1, unchecked: 27 } });
    expect(price.at(5)).toBe(`${'e'.repeat(27)}a`);
    expect(price.days.at(-1)).toMatchObject({ bytes: 100_000, sized: 1 });
    expect(price.at(6)).toBe(`${'?'.repeat(27)}-`);
  });

  it('finds missing and light files once the expected hours are checked', async () => {
    for (const date of days(28).slice(1))
      await record('price', date, 5, date === dayBefore(3) ? null : date === dayBefore(9) ? 450 : 1000);
    const price = await filesOf('price');
    expect(price.counts).toMatchObject({ due: 28, present: 27, missing: 1, light: 1, compared: 27 });
    const { checked, counts, byDay } = await ask<FilesAnswer>('downloads/files');
    expect(checked).toBe(2);
    expect(counts).toMatchObject({ present: 54, missing: 2, light: 1 });
    expect(byDay.map(({ missing }) => missing).reduce((sum, count) => sum + count, 0)).toBe(2);
  });
});

describe('downloads/faults', () => {
  it('lists the missing and light files with the rows that are usual', async () => {
    const { rows, total } = await ask<TableAnswer<FaultRow>>('downloads/faults');
    expect(total).toBe(3);
    expect(rows).toMatchObject([
      { title: 'Prices', day: dayBefore(3), time: '05:00', state: 'missing', rows: null, usual_rows: 1000 },
      { title: 'Ratings', day: dayBefore(6), time: '02:00', state: 'missing', rows: null, usual_rows: null },
      { title: 'Prices', day: dayBefore(9), state: 'light', rows: 450, usual_rows: 1000, share: 0.45 },
    ]);
    expect(rows[0]).toMatchObject({ since: dayBefore(3), checked_at: expect.stringMatching(/^2026-07-01T/) });
  });

  it('begins a fault on the first day of its run', async () => {
    await record('price', dayBefore(2), 5, null);
    const { rows } = await ask<TableAnswer<FaultRow>>('downloads/faults');
    expect(rows[0]).toMatchObject({ title: 'Prices', day: dayBefore(2), since: dayBefore(3) });
    expect(rows).toHaveLength(4);
  });

  it('is text for a mail, too', async () => {
    const { text } = await ask<{ text: string }>('downloads/fault-text');
    expect(text).toMatch(/^Missing files: 3, light files: 1, 2026-06-03 to 2026-06-30\. Hours are in UTC\.\n/);
    expect(text.split('\n')).toContain(
      'Prices, 2026-06-21 05:00: light, 450 rows, usually 1,000 rows, 45% of the usual size, since 2026-06-21',
    );
  });
});

describe('a file that the service lists and answers with 404', () => {
  const listAt = async (time: string) => {
    vi.setSystemTime(time);
    await refreshList({ dataset: 'rating' }, new AbortController().signal);
    await settleBackground();
  };
  const state = async () => {
    const { newest, at } = await filesOf('rating');
    const { rows } = await ask<TableAnswer<FaultRow>>('downloads/faults');
    const fault = rows.find(({ dataset, day }) => dataset === 'rating' && day === UNTIL);
    return { newest, letter: at(2).at(-1), fault };
  };

  it('is missing on the calendar and in the list for the vendor', async () => {
    vi.setSystemTime('2026-07-01T12:05:00Z');
    await record('rating', UNTIL, 2, null);
    expect(await state()).toMatchObject({
      newest: { date: dayBefore(1), hour: 2 },
      letter: 'm',
      fault: { state: 'missing', ground: 'list of files', checked_at: '2026-07-01T12:05:00.000Z' },
    });
  });

  it('stays missing while the list repeats its entry', async () => {
    await listAt('2026-07-01T12:10:00Z');
    expect(await state()).toMatchObject({ letter: 'm', fault: { state: 'missing' } });
  });

  it('is available again once the list names it again', async () => {
    unlisted.add(UNTIL);
    await listAt('2026-07-01T12:16:00Z');
    unlisted.delete(UNTIL);
    await listAt('2026-07-01T12:22:00Z');
    expect(await state()).toMatchObject({ newest: { date: UNTIL, hour: 2 }, letter: 'a', fault: undefined });
  });
});
