'use client';

import { fileTime } from '@/components/scorecards/caption';
import { skuRow } from '@/components/scorecards/prepare-sku-rows';
import { SkuDrawer } from '@/components/scorecards/sku-drawer';
import type { Answers } from '@/components/scorecards/use-answers';
import type { Scores } from '@/components/scorecards/use-scores';
import { useFormat } from '@/lib/client/use-format';

interface RowDrawerProps {
  /** The id of the row that is open; null while none is. */
  open: string | null;
  onClose: () => void;
  scores: Scores;
  answers: Answers;
}

/** The row that the address names, out of either range: filters do not close it. */
export function RowDrawer({ open, onClose, scores, answers }: RowDrawerProps) {
  const format = useFormat();
  const { ratings, rows, calls } = answers;
  const { all, earlier, reading, byId } = scores;
  const file = ratings?.kind === 'content' && ratings.data.file ? fileTime(ratings.data.file, format) : null;
  const opened = [...all, ...earlier].find(({ id }) => id === open);
  return (
    <SkuDrawer
      open={open}
      onClose={onClose}
      all={all}
      reading={reading}
      calls={calls}
      file={file}
      row={opened ? skuRow(opened, reading, { changes: byId, ratings: rows.ratings }) : null}
    />
  );
}
