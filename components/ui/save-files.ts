import { toast } from '@/components/ui/toast';
import type { Sheet } from '@/lib/client/sheet';

/** The sheets as one workbook. What writes it is fetched when somebody wants one. */
export async function saveSheets(title: string, sheets: readonly Sheet[]): Promise<void> {
  const { saveWorkbook } = await import('@/lib/client/export-xlsx');
  await saveWorkbook(title, sheets);
}

/** Does what makes a file, and says so where it fails. */
export async function saveFiles(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    toast('The file could not be made', error instanceof Error ? error.message : undefined);
  }
}
