'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { dayHref } from '@/lib/client/day-href';

/** Returns a function that links to this page on other dates, by the keys of its address. */
export function useDayLink(): (dates: Readonly<Record<string, string>>) => string {
  const path = usePathname();
  const search = useSearchParams();
  return useCallback((dates) => dayHref(path, search, dates), [path, search]);
}
