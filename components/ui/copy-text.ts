import { toast } from '@/components/ui/toast';
import { writeClipboard } from '@/lib/client/browser/clipboard';
import { toProblem } from '@/lib/client/query/request-problem';

/**
 * Copies text to the clipboard and shows the result, or the text itself if the browser does not allow copying.
 * @param html the same text as HTML, for programs that paste its form
 */
export async function copyText(source: string | (() => Promise<string>), note?: string, html?: string): Promise<void> {
  try {
    const text = typeof source === 'string' ? source : await source();
    if (await writeClipboard(text, html)) toast('Copied', note);
    else (await import('@/components/ui/copy-window')).openCopyWindow(text, note);
  } catch (error) {
    toast('Not copied', toProblem(error).title);
  }
}
