'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { withFilters } from '@/lib/client/address/shared-filters';

/** Returns a function that adds the shared filters to links to other pages. Parameters of the link take precedence. */
export function usePageLink(): (href: string) => string {
  const search = useSearchParams();
  return useCallback((href: string) => withFilters(href, search), [search]);
}
