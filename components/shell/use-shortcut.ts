'use client';

import { useEffect } from 'react';

/** Runs `onKeys` when `matches` says so of a key press anywhere on the page, unless someone is typing. */
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
