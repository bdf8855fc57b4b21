'use client';

import { type ComponentType, lazy } from 'react';
import { Button } from '@/components/ui/button';

/** A part of a page whose script is fetched when the part is first shown. The page stands where that fails. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => NotFetched) }));
}

/** After an update of the server, the scripts of an open page may be gone: only the page itself brings the new ones. */
function NotFetched() {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-2 py-4 text-off-target">
      This part of the page could not be fetched. Check that you are connected, then load the page again.
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
    </p>
  );
}
