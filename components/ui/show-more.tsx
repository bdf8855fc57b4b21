'use client';

import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/client/format/use-format';

interface ShowMoreProps {
  shown: number;
  total: number;
  /** Null if no more rows can be requested. */
  onMore: (() => void) | null;
  /** An export of the list has all rows. */
  isExported?: boolean;
}

/** The button that loads more rows of a list. On paper and at the maximum, the number of rows. Renders nothing if all are shown. */
export function ShowMore({ shown, total, onMore, isExported }: ShowMoreProps) {
  const format = useFormat();
  if (total <= shown) return null;
  const counts = `${format.integer(shown)} of ${format.integer(total)}`;
  if (onMore === null)
    return (
      <p className="mt-2 text-ink-2">
        {counts} are shown.{isExported ? ' The export has all.' : null}
      </p>
    );
  return (
    <>
      <Button className="mt-2" onClick={onMore}>
        Show more: {counts}
      </Button>
      <p className="mt-2 hidden text-ink-2 print:block">{counts} are printed.</p>
    </>
  );
}
