import { toast } from '@/components/ui/toast';
import { toProblem } from '@/lib/client/request-problem';

/** Copies text to the clipboard and shows the result in a notification. */
export async function copyText(text: string | (() => Promise<string>), note?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(typeof text === 'string' ? text : await text());
    toast('Copied', note);
  } catch (error) {
    toast('Not copied', toProblem(error).title);
  }
}
