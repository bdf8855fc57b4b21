import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cookieSetting } from '@/lib/client/cookie-setting';
import { useCookie } from '@/lib/client/use-cookie';

it('stores values with characters that cookies cannot contain', () => {
  const setting = cookieSetting<Record<string, number>>('weights', z.record(z.string(), z.number()), {});
  const { result } = renderHook(() => useCookie(setting, {}));
  act(() => result.current[1]({ '50% off; “sale”': 3 }));
  expect(result.current[0]).toEqual({ '50% off; “sale”': 3 });
});

it('returns the initial value for a malformed cookie', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as another program may write it.
  document.cookie = 'broken=%';
  const setting = cookieSetting('broken', z.string(), 'initial');
  const { result } = renderHook(() => useCookie(setting, 'initial'));
  expect(result.current[0]).toBe('initial');
});
