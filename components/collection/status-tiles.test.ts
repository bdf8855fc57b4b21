import { expect, it } from 'vitest';
import { createFormat } from '@/lib/client/format';
import type { CollectedState, Collection } from '@/lib/contract/collection';
import { tilesOf } from './status-tiles';

const NOW = Date.parse('2026-03-31T12:00:00Z');
const day = (state: CollectedState) => ({
  day: '2026-03-31',
  state,
  found: 1,
  planned: 1,
  rows: 0,
  fetchedAt: null,
  revised: 0,
});

const COLLECTION: Collection = {
  from: '2026-03-28',
  to: '2026-03-31',
  status: {
    enabled: true,
    isDone: false,
    running: [],
    next: [],
    waiting: { tasks: 40, requests: 80, byEndpoint: [] },
    doneAt: '2026-03-31T12:10:00Z',
    pausedUntil: null,
    problem: null,
    budget: {
      limit: { calls: 10, seconds: 60, learned: false },
      left: 3,
      nextFreeAt: null,
      refusedUntil: null,
      waiting: 1,
    },
  },
  endpoints: [
    {
      endpoint: 'price',
      title: 'Price',
      ranged: true,
      days: ['complete', 'no_data', 'failed', 'not_collected', 'not_planned'].map((state) =>
        day(state as CollectedState),
      ),
    },
  ],
  failures: [],
  failed: 1,
};

it('a day is known when it is whole or has nothing; what nobody plans is not counted', () => {
  const tiles = tilesOf(COLLECTION, NOW, createFormat('en'));
  const [coverage, work, left, budget, failed] = tiles;
  expect(tiles).toHaveLength(5);
  expect([coverage?.value, coverage?.note]).toEqual(['50.0%', '2 of 4 days of 1 endpoint']);
  expect(work?.value).toBe('Waiting');
  expect([left?.value, left?.note]).toEqual(['80', 'done in 10 min, at 8 requests a minute']);
  expect([budget?.value, budget?.note]).toEqual(['3', 'of 10 a minute']);
  expect(failed?.value).toBe('1');
});
