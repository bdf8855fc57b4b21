'use client';

import { useRouter } from 'next/navigation';

/** Links of the days of a chart, or of its other buckets. */
export interface Opens {
  /** The noun of a bucket: "day". */
  noun: string;
  /** Null for a bucket without a page. */
  hrefOf: (index: number) => string | null;
}

/** Returns a function that navigates to the page of a bucket. */
export function useOpenBucket({ hrefOf }: Opens): (index: number) => void {
  const router = useRouter();
  return (index) => {
    const href = hrefOf(index);
    if (href) router.push(href);
  };
}
