import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { QueueIndicator } from '@/components/shell/queue-indicator';
import { PAGE } from '@/lib/client/files/pages';
import { newItem, type QueueItem } from '@/lib/client/files/queue-item';

const items = vi.hoisted(() => ({ current: [] as QueueItem[] }));
vi.mock('next/navigation', async () => (await import('@/components/layout/test-navigation')).navigationAt('/prices'));
vi.mock('@/lib/client/files/use-queue', () => ({ useQueue: () => items.current }));

beforeEach(() => {
  items.current = [];
});

function isAsked(owner: string): boolean {
  const item = newItem({ id: '1', label: 'Prices', source: {} as QueueItem['source'] }, owner);
  items.current = [{ ...item, state: 'running', received: 1_000 }];
  const { unmount } = render(<QueueIndicator />);
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  unmount();
  return event.defaultPrevented;
}

it('asks before a page is closed that runs a download, and not before others', () => {
  expect(isAsked(PAGE)).toBe(true);
  expect(isAsked('another page')).toBe(false);
});
