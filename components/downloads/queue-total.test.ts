import { describe, expect, it } from 'vitest';
import { inOrder, openingGroup } from '@/components/downloads/queue-panel';
import { totalWords } from '@/components/downloads/queue-total';
import { newItem, type QueueItem } from '@/lib/client/files/queue-item';
import { createFormat } from '@/lib/client/format/format';

const format = createFormat('en-GB');
const item = (id: string, more: Partial<QueueItem> = {}): QueueItem => ({
  ...newItem({ id, label: id, source: { url: '/x', body: '{}', id } }, 'page'),
  ...more,
});
const files = (chosen: number, included: number) => ({
  ...{ chosen, included, none: 0, refused: 0, malformed: 0, rows: 0, problem: null },
});
const sourceOf = (days: string) => ({
  url: '/x',
  id: days,
  body: JSON.stringify({
    choice: { format: 'xlsx', tables: [{ dataset: 'price', spans: [{ from: '2026-11-01', to: days, hours: [5] }] }] },
  }),
});

describe('the total of the queue', () => {
  it('counts files of running and waiting downloads', () => {
    const running = item('1', { state: 'running', files: files(15, 11), received: 20_000_000 });
    const waiting = item('2', { source: sourceOf('2026-11-20') });
    expect(totalWords([running, waiting], undefined, format)).toMatch(/^11 of 35 files · 20(\.0)? MB$/);
  });

  it('estimates the time by the limit of the service', () => {
    const budget = { limit: { calls: 10, seconds: 60, learned: false }, left: 4 };
    expect(totalWords([item('1', { source: sourceOf('2026-11-24') })], budget, format)).toBe(
      '0 of 24 files · about 2 min left',
    );
  });
});

it('opens on running downloads, otherwise on the group of the newest one', () => {
  const failed = item('1', { state: 'failed' });
  expect(openingGroup([])).toBe('queue');
  expect(openingGroup([failed, item('2', { state: 'done' })])).toBe('done');
  expect(openingGroup([item('1', { state: 'running' }), item('2', { state: 'failed' })])).toBe('queue');
});

it('lists running downloads first, then the oldest', () => {
  const items = [item('1'), item('2', { state: 'running' }), item('3')];
  expect(inOrder(items).map(({ id }) => id)).toEqual(['2', '1', '3']);
});
