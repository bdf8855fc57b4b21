/** Copies a text by selecting it in a field, which works over plain http. Returns false if the browser refuses. */
export function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  // A modal dialog takes the focus back from elements outside of it.
  (focused?.closest('[role=dialog]') ?? document.body).append(field);
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
