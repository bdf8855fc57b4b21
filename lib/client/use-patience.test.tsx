import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePatience } from '@/lib/client/use-patience';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function waiting() {
  return renderHook(({ all }) => usePatience(all, 1500), { initialProps: { all: false } });
}

it('waits for all of it', () => {
  const { result, rerender } = waiting();
  act(() => vi.advanceTimersByTime(1400));
  expect(result.current).toBe(false);
  rerender({ all: true });
  expect(result.current).toBe(true);
});

it('shows parts once its patience is over', () => {
  const { result } = waiting();
  act(() => vi.advanceTimersByTime(1500));
  expect(result.current).toBe(true);
});

it('does not take back what was shown when more is asked for', () => {
  const { result, rerender } = waiting();
  rerender({ all: true });
  rerender({ all: false });
  expect(result.current).toBe(true);
});
