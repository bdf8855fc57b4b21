'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { withFilters } from '@/lib/client/shared-filters';

/** Makes links to other pages that take the shared filters along; what the link says itself goes before. */
export function usePageLink(): (href: string) => string {
  const search = useSearchParams();
  return useCallback((href: string) => withFilters(href, search), [search]);
}
