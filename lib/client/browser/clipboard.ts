/**
 * Copies a text, and the same text as HTML for programs that paste its form. Returns false if the browser does not allow
 * it.
 */
export async function writeClipboard(text: string, html?: string): Promise<boolean> {
  try {
    if (html === undefined) await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text, 'text/html': html })]);
    return true;
  } catch {
    // The clipboard exists only over HTTPS, and the user may have denied it.
    const { copySelection } = await import('./copy-selection');
    return copySelection(text, html);
  }
}
