import { expect, it } from 'vitest';
import { createFormat } from '@/lib/client/format/format';
import type { CollectedState, Collection } from '@/lib/contract/collection';
import { tilesOf } from './status-tiles';

const FORMAT = createFormat('en');
const NOW = Date.parse('2026-03-31T12:00:00Z');
const day = (state: CollectedState) => ({
  day: '2026-03-31',
  state,
  answered: 1,
  planned: 1,
  rows: 0,
  fetchedAt: null,
  revised: 0,
});

const COLLECTION: Collection = {
  from: '2026-03-28',
  to: '2026-03-31',
  newest: '2026-03-31',
  status: {
    enabled: true,
    isDone: false,
    running: [],
    next: [],
    waiting: { tasks: 40, requests: 80, byEndpoint: [] },
    doneAt: '2026-03-31T12:10:00Z',
    made: [],
    isPaused: false,
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
  files: [],
  endpoints: [
    {
      endpoint: 'price',
      title: 'Price',
      ranged: true,
      perDay: null,
      days: ['complete', 'no_data', 'failed', 'not_collected', 'not_planned'].map((state) =>
        day(state as CollectedState),
      ),
    },
  ],
  storage: { bytes: 4e9, rawBytes: 1e9, rawDays: 400 },
  counts: { failed: 1, partly: 0, today: 3, all: 9 },
  list: 'failed',
  rows: [],
};

const tilesByName = (collection: Collection) =>
  Object.fromEntries(tilesOf(collection, NOW, FORMAT).map(({ name, value, note }) => [name, [value, note]]));

it('counts planned days that are complete or have no data as covered', () => {
  expect(tilesByName(COLLECTION)).toEqual({
    Coverage: ['50.0%', '2 of 4 days of 1 dataset'],
    'Newest day': ['31 Mar', '2 of 5 datasets complete'],
    Remaining: ['80', `done ${FORMAT.moment('2026-03-31T12:10:00Z', NOW)}, at 8 a minute`],
    'Free now': ['3', 'of 10 requests a minute'],
    Failed: ['1', 'listed below'],
    'On disk': ['4.0 GB', '1.0 GB raw answers, kept for 400 days'],
  });
});

it('names the list of failed answers while another list is below', () => {
  expect(tilesByName({ ...COLLECTION, list: 'today' }).Failed).toEqual(['1', 'in the list “Failed”']);
});

it('labels earlier days and shows no end of a paused plan', () => {
  const { status } = COLLECTION;
  const earlier = tilesByName({
    ...COLLECTION,
    newest: '2026-04-30',
    status: { ...status, doneAt: null, isPaused: true },
  });
  expect(earlier['Last day shown']?.[0]).toBe('31 Mar');
  expect(earlier.Remaining).toEqual(['80', 'paused']);
});

it('shows no number of requests before the plan is made', () => {
  const waiting = { tasks: 0, requests: 0, byEndpoint: [] };
  const remaining = (part: object) =>
    tilesByName({ ...COLLECTION, status: { ...COLLECTION.status, waiting, ...part } }).Remaining;
  expect(remaining({})).toEqual(['—', 'not known yet']);
  expect(remaining({ isDone: true })).toEqual(['0', 'nothing to collect']);
  expect(remaining({ enabled: false })).toEqual(['0', 'nothing to collect']);
});
