import { toast } from '@/components/ui/toast';
import type { Sheet } from '@/lib/client/sheet';

/** Saves sheets as one workbook. The writer is loaded on first use. */
export async function saveSheets(title: string, sheets: readonly Sheet[]): Promise<void> {
  const { saveWorkbook } = await import('@/lib/client/export-xlsx');
  await saveWorkbook(title, sheets);
}

/** Runs `save` and shows a notification if it fails. */
export async function saveFiles(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    toast('The file could not be created', error instanceof Error ? error.message : undefined);
  }
}
