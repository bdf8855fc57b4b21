import type { KeyboardEvent } from 'react';

/** Moves the focus within a group of buttons on arrow keys, Home and End (roving tab index). */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const index = buttons.indexOf(event.target as HTMLElement);
  const targets: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  // An enclosing group moves the focus itself.
  if (event.defaultPrevented || index < 0 || target === undefined) return;
  event.preventDefault();
  buttons.at(target % buttons.length)?.focus();
}
