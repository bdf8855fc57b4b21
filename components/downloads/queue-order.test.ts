import { expect, it } from 'vitest';
import { inOrder, openingGroup } from '@/components/downloads/queue-panel';
import { newItem, type QueueItem } from '@/lib/client/files/queue-item';

const item = (id: string, more: Partial<QueueItem> = {}): QueueItem => ({
  ...newItem({ id, label: id, source: { url: '/x', body: '{}', id } }, 'page'),
  ...more,
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
