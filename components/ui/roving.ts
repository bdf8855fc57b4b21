'use client';

import { loadCode } from '@/lib/client/query/load-code';

/** Make the controls of a group one Tab stop once a key is pressed, which loads the code for it. */
export const roveHorizontally = (group: HTMLElement | null) => (group ? roveLater(group, 'horizontal') : undefined);
export const roveVertically = (group: HTMLElement | null) => (group ? roveLater(group, 'vertical') : undefined);

const firstKey = new Promise<void>((resolve) => {
  if (typeof document === 'undefined') return;
  document.addEventListener('keydown', () => resolve(), { once: true, capture: true });
});

function roveLater(group: HTMLElement, orientation: 'horizontal' | 'vertical'): () => void {
  let isUnmounted = false;
  let stop = () => {};
  firstKey
    .then(() => loadCode(() => import('@/components/ui/rove')))
    .then(({ rove }) => {
      if (!isUnmounted) stop = rove(group, orientation);
    })
    // Each control stays a Tab stop.
    .catch(() => undefined);
  return () => {
    isUnmounted = true;
    stop();
  };
}
