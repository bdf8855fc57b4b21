'use client';

import { useMemo } from 'react';
import { useHydrated } from '@/lib/client/browser/use-hydrated';
import type { Format } from '@/lib/client/format/format';
import { formatDateTime, formatMoment } from '@/lib/client/format/format-date';
import { useFormat } from '@/lib/client/format/use-format';

const SERVER_ZONE = 'UTC';

/**
 * Returns formatters for parts that the server renders with times. Until the page is hydrated they are in UTC, as the
 * server does not know the time zone of the browser.
 */
export function useTimeFormat(): Format {
  const format = useFormat();
  const isHydrated = useHydrated();
  return useMemo(() => {
    if (isHydrated) return format;
    return {
      ...format,
      dateTime: (iso) => formatDateTime(iso, SERVER_ZONE),
      moment: (iso, now) => formatMoment(iso, now, SERVER_ZONE),
    };
  }, [format, isHydrated]);
}
