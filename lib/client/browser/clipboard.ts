/** Copies a text. Returns false if the browser does not allow it. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The clipboard exists only over HTTPS, and the user may have denied it.
    const { copySelection } = await import('./copy-selection');
    return copySelection(text);
  }
}
