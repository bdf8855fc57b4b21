import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { days } from './page-queries';
import { sources } from './sources';
import { account, BEFORE, NOW } from './test-shelf';

ownDatabase();

describe.each(SERVICES)('of $title', (kind) => {
  it('lists the sources of the day with a number, own ones first, then power keywords', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(sources, { date: NOW });
    const korbina = { code: 'k', name: 'Korbina DE', country: 'DE' };
    const plazora = { code: 'p', name: 'Plazora DE', country: 'DE' };
    expect(answer.retailers).toEqual([korbina, plazora]);
    expect(
      answer.sources.map(({ retailer_indices, ...source }) => ({
        ...source,
        codes: retailer_indices.map((index) => answer.retailers[index]?.code),
      })),
    ).toEqual([
      { id: '11', name: 'shampoo', is_power: true, codes: ['k', 'p'] },
      { id: '13', name: 'deo', is_power: false, codes: ['k'] },
      { id: '12', name: 'seife', is_power: true, codes: ['k'] },
    ]);
    expect(answer.first).toEqual({ visibility_source_id: '11', retailer_code: 'k' });
  });
});

it.each([
  [{ retailer: 'Plazora DE' }, 'p'],
  [{ country: 'DE' }, 'k'],
  [{ country: 'FR' }, 'k'],
])('opens with a retailer of %j if there is one', async (params, retailer_code) => {
  const { ask } = await account();
  const { answer } = await ask(sources, { date: NOW, ...params });
  expect(answer.first).toEqual({ visibility_source_id: '11', retailer_code });
});

it('has no sources of categories that no score names', async () => {
  const { ask } = await account();
  const { answer } = await ask(sources, { date: NOW, visibility_type: 'CATEGORY' });
  expect(answer).toEqual({ retailers: [], sources: [], first: null });
});

it('has the days of the scores', async () => {
  const { ask } = await account();
  const { answer } = await ask(days, {});
  expect(answer.newest).toBe(NOW);
  expect(answer.days.map(({ day }) => day)).toEqual([BEFORE, '2026-03-02', '2026-03-03', NOW]);
});
