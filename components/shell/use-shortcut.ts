'use client';

import { useEffect } from 'react';

/** Calls `onKeys` for key presses that `matches` accepts, anywhere on the page except in text fields. */
export function useShortcut(matches: (event: KeyboardEvent) => boolean, onKeys: () => void) {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (!matches(event)) return;
      event.preventDefault();
      onKeys();
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [matches, onKeys]);
}

export function isPaletteKey(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
}

export function isHelpKey(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
  return event.key === '?' && !event.ctrlKey && !event.metaKey && !typing;
}
