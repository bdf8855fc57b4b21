import { act, renderHook, waitFor } from '@testing-library/react';
import { NuqsTestingAdapter, type OnUrlUpdateFunction } from 'nuqs/adapters/testing';
import type { PropsWithChildren } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAddress } from '@/components/layout/use-address';
import { field, listField } from '@/lib/client/address/address';
import { text } from '@/lib/contract/params';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));

const FIELDS = { dataset: field(text('Dataset'), 'price'), day: field(text('Day'), null), brands: listField };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

function open() {
  const onUrlUpdate = vi.fn<OnUrlUpdateFunction>();
  const wrapper = ({ children }: PropsWithChildren) => (
    <NuqsTestingAdapter onUrlUpdate={onUrlUpdate} hasMemory rateLimitFactor={0}>
      {children}
    </NuqsTestingAdapter>
  );
  const { result } = renderHook(() => useAddress(FIELDS), { wrapper });
  return async (patch: Parameters<typeof result.current.set>[0]) => {
    onUrlUpdate.mockClear();
    await act(async () => {
      result.current.set(patch);
      await waitFor(() => expect(onUrlUpdate).toHaveBeenCalled());
    });
    return onUrlUpdate.mock.lastCall?.[0].options.history;
  };
}

it('adds a history entry for each change', async () => {
  const set = open();
  expect(await set({ dataset: 'rating' })).toBe('push');
  expect(await set({ day: '2026-06-24' })).toBe('push');
});

it('shares an entry between quick changes of the same parameters', async () => {
  const set = open();
  expect(await set({ brands: ['A'], day: null })).toBe('push');
  expect(await set({ brands: ['A', 'B'], day: null })).toBe('replace');
  vi.advanceTimersByTime(2_000);
  expect(await set({ brands: ['B'] })).toBe('push');
});

it('compares only the parameters that change', async () => {
  const set = open();
  expect(await set({ dataset: 'rating', day: '2026-06-24' })).toBe('push');
  expect(await set({ dataset: 'review', day: '2026-06-24' })).toBe('push');
  expect(await set({ dataset: 'review', day: '2026-06-25' })).toBe('push');
});

it('adds no entry for the same values', async () => {
  const set = open();
  expect(await set({ dataset: 'rating' })).toBe('push');
  vi.advanceTimersByTime(2_000);
  expect(await set({ dataset: 'rating', brands: [] })).toBe('replace');
});
