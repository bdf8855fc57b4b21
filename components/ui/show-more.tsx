'use client';

import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/client/format/use-format';

interface ShowMoreProps {
  shown: number;
  total: number;
  onMore: () => void;
}

/** The button that loads more rows of a list, on paper the number of rows. Renders nothing if all are shown. */
export function ShowMore({ shown, total, onMore }: ShowMoreProps) {
  const format = useFormat();
  if (total <= shown) return null;
  const counts = `${format.integer(shown)} of ${format.integer(total)}`;
  return (
    <>
      <Button className="mt-2" onClick={onMore}>
        Show more: {counts}
      </Button>
      <p className="mt-2 hidden text-ink-2 print:block">{counts} are printed.</p>
    </>
  );
}
