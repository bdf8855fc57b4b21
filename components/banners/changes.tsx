'use client';

import { takeoverNotes } from '@/components/banners/takeover-note';
import type { Banners, OpenBanner } from '@/components/banners/use-banners';
import { otherTables } from '@/components/layout/other-tables';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import { Badge } from '@/components/ui/badge';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { ChangeCounts } from '@/lib/queries/banners/changes';
import { CHANGE_KINDS, changeColumns } from '@/lib/queries/banners/changes.columns';

const COLUMNS = screenColumns(changeColumns, {
  cells: { kind: ({ kind }) => <Badge>{kind}</Badge> },
});

interface ChangesProps {
  banners: Banners;
  counts: AnswerState<ChangeCounts>;
  onOpen: OpenBanner;
}

/** Table of banners that are new, gone or moved since the compared day. A banner that is gone opens on that day. */
export function ChangesTab({ banners, counts, onOpen }: ChangesProps) {
  const { dates, params } = banners;
  const format = useFormat();
  const { against } = dates;
  const changeCounts = counts.data ?? null;
  const isAwaited = counts.kind === 'content' && counts.coverage.some(({ pending }) => pending);
  if (changeCounts && !isAwaited && !(changeCounts.has_now && changeCounts.has_before))
    return (
      <p className="py-4 text-ink-2">
        {changeCounts.has_now ? 'The compared day' : 'The day shown'} has no banners, so changes are unknown. Choose
        another day.
      </p>
    );
  return (
    <>
      <h2 className="font-semibold text-panel">What changed since {format.weekday(against)}</h2>
      <p className="mb-2 text-caption text-ink-3">
        {changeCounts
          ? [
              ...CHANGE_KINDS.map((kind) => `${format.integer(changeCounts[kind])} ${kind}`),
              changeCounts.unmatched > 0 &&
                `${format.integer(changeCounts.unmatched)} without address or image cannot be matched`,
            ]
              .filter(Boolean)
              .join(' · ')
          : ' '}
      </p>
      <AnswerTable
        query="banners/changes"
        params={params}
        columns={COLUMNS}
        label="Changes of banners"
        title={`Changes of banners ${against} to ${dates.date}`}
        noun="banner"
        searches="banner, brand, page"
        restrictions={takeoverNotes(banners.address.takeover)}
        onOpen={({ id, kind }) => onOpen(id, kind === 'gone' ? against : null)}
        others={otherTables(banners, 'changes')}
      />
    </>
  );
}
