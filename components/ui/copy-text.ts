import { toast } from '@/components/ui/toast';
import { toProblem } from '@/lib/client/request-problem';

/** Puts a text onto the clipboard and says so, or why not. */
export async function copyText(text: string | (() => Promise<string>), note?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(typeof text === 'string' ? text : await text());
    toast('Copied', note);
  } catch (error) {
    toast('Not copied', toProblem(error).title);
  }
}
