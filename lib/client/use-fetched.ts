'use client';

import { useEffect, useState } from 'react';

type Fetched<Parts> = { readonly parts: Parts } | { readonly failure: unknown };

/** Code that is fetched beside the data; null until it is there. A fetch of it that fails fails the page. */
export function useFetched<Parts>(load: () => Promise<Parts>): Parts | null {
  const [fetched, setFetched] = useState<Fetched<Parts> | null>(null);
  useEffect(() => {
    load().then(
      (parts) => setFetched({ parts }),
      (failure: unknown) => setFetched({ failure }),
    );
  }, [load]);
  if (!fetched) return null;
  if ('failure' in fetched) throw fetched.failure;
  return fetched.parts;
}
