import { describe, expect, it } from 'vitest';
import { createFormat } from '@/lib/client/format/format';
import type { CollectionRow, CollectorStatus } from '@/lib/contract/collection';
import { outcomeWords, paramWords, spanWords, workWords } from './words';

const NOW = Date.parse('2026-03-31T12:00:00Z');
const timeAfter = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

const IDLE: CollectorStatus = {
  enabled: true,
  isDone: true,
  running: [],
  next: [],
  waiting: { tasks: 0, requests: 0, byEndpoint: [] },
  doneAt: null,
  made: [],
  isPaused: false,
  pausedUntil: null,
  problem: null,
  budget: { limit: null, left: null, nextFreeAt: null, refusedUntil: null, waiting: 0 },
};

it('formats parameters and time spans', () => {
  expect(paramWords('visibility_type=SEARCH&position_type=OVERALL&first_n_products=20')).toBe(
    'search, all positions, first 20 products',
  );
  expect(paramWords('first_n_e_retail_media=20&relevance=RELEVANT')).toBe(
    'first 20 banners, with own or competitor products',
  );
  expect(paramWords('customer_page_id=101&time_dimension=DAILY&price_type=TOTAL')).toBe(
    'page 101, daily values, price per pack',
  );
  expect(paramWords('new_parameter=NEW_VALUE')).toBe('new parameter new value');
  expect([1, 60, 10].map(spanWords)).toEqual(['a second', 'a minute', 'in 10 s']);
});

describe('the work of the collector', () => {
  const problem = { code: 'unreachable', title: 'The service cannot be reached.', retryable: true } as const;
  const waiting = { tasks: 3, requests: 5, byEndpoint: [] };
  it.each([
    ['is idle', IDLE, 'Up to date'],
    ['is off', { ...IDLE, enabled: false }, 'Off'],
    ['has no plan yet', { ...IDLE, isDone: false }, 'Planning'],
    ['waits for the limit', { ...IDLE, waiting }, 'Waiting'],
    ['waits for the service', { ...IDLE, waiting, pausedUntil: timeAfter(1), problem }, 'Waiting for the service'],
    ['cannot plan, as the service fails', { ...IDLE, isDone: false, problem }, 'Waiting for the service'],
    ['is paused', { ...IDLE, waiting, isPaused: true }, 'Paused'],
    ['is off and paused', { ...IDLE, enabled: false, isPaused: true }, 'Off'],
    ['waited for the service', { ...IDLE, waiting, pausedUntil: timeAfter(-1), problem }, 'Waiting'],
  ])('has a title if it %s', (_, status, title) => {
    const work = workWords({ status, failed: 0, now: NOW });
    expect(work.title).toBe(title);
    if (title === 'Waiting for the service') expect(work.note).toBe(problem.title);
  });

  it('is not up to date while answers have failed', () => {
    expect(workWords({ status: IDLE, failed: 2, now: NOW }).title).toBe('Done');
    expect(workWords({ status: { ...IDLE, isDone: false }, failed: 2, now: NOW }).title).toBe('Planning');
  });
});

it('describes the rows of an answer, or why it failed', () => {
  const row: CollectionRow = {
    ...{
      endpoint: 'price',
      title: 'Price',
      params: '',
      day: '2026-03-31',
      state: 'complete',
      rows: 1_200,
      total: 1_200,
    },
    ...{ requests: 3, attempts: 0, problem: null, at: timeAfter(-10), nextAt: null },
  };
  const outcome = (part: Partial<CollectionRow>) => outcomeWords({ ...row, ...part }, createFormat('en'));
  const problem = { code: 'timeout', title: 'No answer within 30 s.', retryable: true } as const;
  expect(outcome({})).toBe('1,200 rows');
  expect(outcome({ state: 'partly', rows: 1_000 })).toBe('1,000 of 1,200 rows');
  expect(outcome({ state: 'partly', rows: 80, total: 0 })).toBe('80 rows, though the service counts 0');
  expect(outcome({ state: 'no_data', rows: 0, total: 0 })).toBe('No data for this day.');
  expect(outcome({ rows: null })).toBe('1,200 rows');
  expect(outcome({ rows: null, total: null })).toBe('Collected.');
  expect(outcome({ problem })).toBe(problem.title);
});
