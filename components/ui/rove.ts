/** Controls that take part. Fields without a caret position keep their own Tab stop, as they need the arrow keys. */
const TEXT = 'input:is([type="text"], [type="search"], :not([type]))';
const CONTROLS = `button, a[href], summary, [role="button"], [role="switch"], [role="checkbox"], ${TEXT}`;

const STEPS = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
} as const;

/**
 * Makes the controls of a group one Tab stop. Arrow keys, Home and End move the focus between them. Returns a function
 * that stops it.
 *
 * Sets attributes of the document and listens to it, not to React, so that it includes whatever controls a page adds,
 * and no keys of popups, which React reports to the group of their button.
 */
export function rove(group: HTMLElement, orientation: keyof typeof STEPS): () => void {
  const steps: Readonly<Record<string, number>> = STEPS[orientation];
  /** Controls that are not the Tab stop of the group. */
  const resting = new WeakSet<Element>();
  let current: HTMLElement | undefined;
  let frame = 0;

  function controls(): HTMLElement[] {
    return [...group.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) =>
        control.closest('[data-roving]') === group &&
        !control.matches(':disabled, [aria-hidden="true"], [role="tab"]') &&
        (control.tabIndex >= 0 || resting.has(control) || control.closest('fieldset') !== null) &&
        control.checkVisibility?.() !== false,
    );
  }

  function update(): void {
    cancelAnimationFrame(frame);
    const all = controls();
    if (!current || !all.includes(current))
      current = all.find((control) => control.matches('[aria-current="page"]')) ?? all[0];
    for (const control of all) {
      if (control === current) resting.delete(control);
      else resting.add(control);
      const tabIndex = control === current ? 0 : -1;
      if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
    }
  }

  /** Once a frame, as visibility depends on styles. */
  function schedule(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  }

  function onFocus({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || !controls().includes(target)) return;
    current = target;
    update();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = controls();
    const { target } = event;
    const index = all.indexOf(target as HTMLElement);
    if (target instanceof HTMLInputElement && target.matches(TEXT) && !leavesText(target, event.key)) return;
    const step = steps[event.key];
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? null : (index + step) % all.length;
    if (index < 0 || next === null) return;
    event.preventDefault();
    all.at(next)?.focus();
  }

  group.dataset.roving = '';
  const observer = new MutationObserver(schedule);
  observer.observe(group, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'disabled', 'hidden', 'tabindex', 'href', 'data-roving'],
  });
  group.addEventListener('focusin', onFocus);
  group.addEventListener('keydown', onKey);
  window.addEventListener('resize', schedule);
  update();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    group.removeEventListener('focusin', onFocus);
    group.removeEventListener('keydown', onKey);
    window.removeEventListener('resize', schedule);
  };
}

/** Whether a key has nothing to do in a text field: its caret is at the end to which an arrow key points. */
function leavesText({ value, selectionStart, selectionEnd }: HTMLInputElement, key: string): boolean {
  if (selectionStart !== selectionEnd || key === 'Home' || key === 'End') return false;
  return key === 'ArrowLeft' || key === 'ArrowUp' ? selectionStart === 0 : selectionEnd === value.length;
}
