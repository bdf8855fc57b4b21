import { lazyImport } from '@/components/ui/lazy-import';
import { toast } from '@/components/ui/toast';
import type { Source } from '@/lib/client/downloads/queue-item';
import { toProblem } from '@/lib/client/request-problem';

/** The first numbers do not need the queue. */
const queue = lazyImport(() => import('@/lib/client/downloads/queue'));

/** Adds a download to the queue, and says why if its code cannot be loaded. */
export async function addDownload(label: string, source: Source): Promise<void> {
  try {
    const { downloads } = await queue();
    downloads.add(label, source);
  } catch (error) {
    toast('Not downloaded', toProblem(error).title);
  }
}
