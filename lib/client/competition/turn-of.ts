import type { Cell } from '@/lib/client/competition/pair';

export type Turn = 'left' | 'back' | 'kept' | 'away';

/** What became of the target from one bucket to another; null where either has no index. */
export function turnOf(before: Cell | null, now: Cell | null): Turn | null {
  if (!before || !now || before.index === null || now.index === null) return null;
  if (before.tone === 'on') return now.tone === 'on' ? 'kept' : 'left';
  return now.tone === 'on' ? 'back' : 'away';
}
