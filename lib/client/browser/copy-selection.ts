/**
 * Copies a text, and the same text as HTML, by selecting it in a field, which works over plain http. Returns false if the
 * browser refuses.
 */
export function copySelection(text: string, html?: string): boolean {
  function addHtml(event: ClipboardEvent) {
    if (html === undefined || !event.clipboardData) return;
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
    event.preventDefault();
  }
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  // A modal dialog takes the focus back from elements outside of it.
  (focused?.closest('[role=dialog]') ?? document.body).append(field);
  field.focus();
  field.select();
  document.addEventListener('copy', addHtml);
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', addHtml);
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
