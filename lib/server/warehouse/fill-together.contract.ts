import { expect, it, vi } from 'vitest';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { database } from '../base/database';
import { nextVersion } from '../base/next-version';
import { rawAnswers } from '../base/tables';
import { ownDatabase } from '../testing/own-database';
import { banners } from './banners';
import { fillTogether } from './fill-together';

ownDatabase();

const account = 'a';
const endpoint = eRetailMedia.name;

/** Stores the raw answer of each day and fills all of them at the same time. */
async function fillDays(bodies: Readonly<Record<string, string>>) {
  const db = await database();
  const sets = Object.entries(bodies).map(([day, body]) => ({ day, body, setId: nextVersion() }));
  const raw = sets.map(({ day, body, setId }) => ({
    ...{ account, endpoint, day, set_id: setId },
    ...{ page: 1, body, readable: '' },
  }));
  await db.insert(rawAnswers.name, raw);
  const filled = await Promise.allSettled(
    sets.map(({ day, setId }) =>
      fillTogether(db, banners, { account, endpoint, day, setId, params: { relevance: day }, shifted: false }),
    ),
  );
  const counts = filled.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason)));
  const rows = await db.query<{ day: string; relevance: string; urls: string[]; ids: number }>(
    `SELECT toString(day) AS day, any(relevance) AS relevance, arraySort(groupArray(page_url)) AS urls, uniqExact(id) AS ids
    FROM ${banners.definition.name} WHERE set_id IN {sets:Array(UInt64)} GROUP BY day ORDER BY day`,
    { sets: sets.map(({ setId }) => BigInt(setId)) },
  );
  return { counts, rows };
}

const bodyOf = (...urls: string[]) => JSON.stringify({ items: urls.map((page_url) => ({ page_url })) });

it('gives each set its own rows, parameters and numbers of repeated rows', async () => {
  const { counts, rows } = await fillDays({
    '2026-03-01': bodyOf('a'),
    '2026-03-02': bodyOf('b', 'b'),
    '2026-03-03': bodyOf('b'),
    '2026-03-04': bodyOf(),
  });
  expect(counts).toEqual([1, 2, 1, 0]);
  expect(rows).toEqual([
    { day: '2026-03-01', relevance: '2026-03-01', urls: ['a'], ids: 1 },
    { day: '2026-03-02', relevance: '2026-03-02', urls: ['b', 'b'], ids: 2 },
    { day: '2026-03-03', relevance: '2026-03-03', urls: ['b'], ids: 1 },
  ]);
});

it('fills each set by itself if their common statement fails', async () => {
  const db = await database();
  const { command } = db;
  const failing = vi.spyOn(db, 'command').mockImplementation(async (sql, params, options) => {
    await command(sql, params, options);
    const { set_ids } = params as { set_ids?: readonly bigint[] };
    if ((set_ids?.length ?? 0) > 1) throw new Error('out of memory');
  });
  const bodies = { '2026-03-01': bodyOf('a'), '2026-03-02': bodyOf('b'), '2026-03-03': bodyOf('c', 'd') };
  const { counts, rows } = await fillDays(bodies);
  expect(failing).toHaveBeenCalled();
  expect(counts).toEqual([1, 1, 2]);
  expect(rows.map(({ urls }) => urls)).toEqual([['a'], ['b'], ['c', 'd']]);
});
