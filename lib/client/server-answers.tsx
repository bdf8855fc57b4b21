'use client';

import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ServerState } from '@/lib/client/hydrated-query';

/** Provides the answers of the server to the queries of a page. */
export function ServerAnswers({ state, children }: { state: DehydratedState; children: ReactNode }) {
  // The HTML was rendered from the first state.
  const [initial] = useState(state);
  return (
    <HydrationBoundary state={state}>
      <ServerState value={initial}>{children}</ServerState>
    </HydrationBoundary>
  );
}
