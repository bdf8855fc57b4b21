'use client';

import { loadCode } from '@/lib/client/query/load-code';

/** Make the controls of a group one Tab stop, with code that is loaded after the first numbers. */
export const roveHorizontally = (group: HTMLElement | null) => (group ? roveLater(group, 'horizontal') : undefined);
export const roveVertically = (group: HTMLElement | null) => (group ? roveLater(group, 'vertical') : undefined);

function roveLater(group: HTMLElement, orientation: 'horizontal' | 'vertical'): () => void {
  let isUnmounted = false;
  let stop = () => {};
  loadCode(() => import('@/components/ui/rove'))
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
