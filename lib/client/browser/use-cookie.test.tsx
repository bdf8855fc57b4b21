import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { cookieSetting } from '@/lib/client/browser/cookie-setting';
import { useCookie } from '@/lib/client/browser/use-cookie';

afterEach(() => vi.restoreAllMocks());

it('stores values with characters that cookies cannot contain', () => {
  const setting = cookieSetting<Record<string, number>>('weights', z.record(z.string(), z.number()), {});
  const { result } = renderHook(() => useCookie(setting, {}));
  act(() => result.current[1]({ '50% off; “sale”': 3 }));
  expect(result.current[0]).toEqual({ '50% off; “sale”': 3 });
});

it('returns the initial value for a malformed cookie', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('broken=%');
  const setting = cookieSetting('broken', z.string(), 'initial');
  const { result } = renderHook(() => useCookie(setting, 'initial'));
  expect(result.current[0]).toBe('initial');
});

it.each([
  ['ignores', () => {}],
  [
    'denies',
    () => {
      throw new DOMException('', 'SecurityError');
    },
  ],
])('keeps a value until the page is closed if the browser %s cookies', (_, set) => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(set);
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => String(set() ?? ''));
  const setting = cookieSetting('blocked', z.string(), 'initial');
  const { result } = renderHook(() => useCookie(setting, 'initial'));
  act(() => result.current[1]('next'));
  expect(result.current[0]).toBe('next');
  expect(renderHook(() => useCookie(setting, 'initial')).result.current[0]).toBe('next');
});
