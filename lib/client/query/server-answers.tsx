'use client';

import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { PageParams, pageParams } from '@/lib/client/address/page-params';
import { ServerState } from '@/lib/client/query/hydrated-query';

interface ServerAnswersProps {
  state: DehydratedState;
  /** The filters of the page. */
  filters?: readonly string[];
  children: ReactNode;
}

/** Provides the answers of the server to the queries of a page, and the names of its filters. */
export function ServerAnswers({ state, filters, children }: ServerAnswersProps) {
  // The HTML was rendered from the first state.
  const [initial] = useState(state);
  const params = useMemo(() => pageParams(filters ?? []), [filters]);
  return (
    <HydrationBoundary state={state}>
      <ServerState value={initial}>
        <PageParams value={params}>{children}</PageParams>
      </ServerState>
    </HydrationBoundary>
  );
}
