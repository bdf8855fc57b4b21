import { toast } from '@/components/ui/toast';
import { messageOf } from '@/lib/client/query/load-code';

/** Runs `save` and shows a notification if it fails. */
export async function saveFiles(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    toast('The file could not be created', await messageOf(error));
  }
}
