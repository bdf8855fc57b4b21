import { useEffect } from 'react';
import { lazyImport } from '@/components/ui/lazy-import';
import { toast } from '@/components/ui/toast';
import type { Source } from '@/lib/client/files/queue-item';
import { toProblem } from '@/lib/client/query/request-problem';

/** The first numbers do not need the queue. */
const queue = lazyImport(() => import('@/lib/client/files/queue'));

/**
 * Returns a function that adds a download to the queue, and reports if its code cannot be loaded. The code is loaded
 * with the component, as it cannot be loaded after the end of the sign-in.
 */
export function useAddDownload(): (label: string, source: Source) => Promise<void> {
  useEffect(() => {
    queue().catch(() => undefined);
  }, []);
  return addDownload;
}

async function addDownload(label: string, source: Source): Promise<void> {
  try {
    const { downloads } = await queue();
    downloads.add(label, source);
  } catch (error) {
    toast('Not downloaded', toProblem(error).title);
  }
}
