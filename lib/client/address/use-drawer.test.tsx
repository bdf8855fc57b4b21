import { act, renderHook } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDrawer } from '@/lib/client/address/use-drawer';

const back = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ back }) }));

beforeEach(() => window.history.replaceState(null, '', '?own=own&date=2026-06-30'));
afterEach(() => {
  back.mockClear();
  window.history.replaceState(null, '', '?');
});

function openDrawer() {
  const { result } = renderHook(() => useDrawer('sku'), {
    wrapper: ({ children }) => <NuqsTestingAdapter hasMemory>{children}</NuqsTestingAdapter>,
  });
  act(() => result.current.open('S1'));
  window.history.replaceState(null, '', '?own=own&date=2026-06-30&sku=S1');
  return result;
}

it('closes with a step back, so that no entry of the closed drawer is left', () => {
  const drawer = openDrawer();
  act(() => drawer.current.close());
  expect(back).toHaveBeenCalledOnce();
});

it('keeps the day that was opened within the drawer when it closes', () => {
  const drawer = openDrawer();
  window.history.replaceState(null, '', '?own=own&date=2026-06-12&sku=S1');
  act(() => drawer.current.close());
  expect(back).not.toHaveBeenCalled();
  expect(drawer.current.value).toBeNull();
});
