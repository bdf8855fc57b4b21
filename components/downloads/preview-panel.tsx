'use client';

import { PreviewTable } from '@/components/downloads/preview-table';
import type { Slot } from '@/components/downloads/selection';
import { Panel } from '@/components/panel/panel';
import { mapContent } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';
import { useValue } from '@/lib/client/use-set';
import { fileName } from '@/lib/contract/dataset';
import { downloadPreview } from '@/lib/contract/downloads';
import { type ResponseOf, requestTarget } from '@/lib/contract/endpoint';

export type Preview = ResponseOf<typeof downloadPreview>;

/** The first rows of the file of the active hour, and what its columns hold. Costs a call when it opens. */
export function PreviewPanel({ slot }: { slot: Slot }) {
  const format = useFormat();
  const { dataset, date, hour: time } = slot;
  const answer = useValue<Preview>(`/api${requestTarget(downloadPreview, { dataset, date, time })}`);
  const state = mapContent(
    answer,
    ({ value }) => value,
    ({ value }) =>
      value.rows.length > 0
        ? null
        : { kind: 'guidance', reason: 'not-published', text: 'This file has a header and no rows.' },
  );
  return (
    <Panel
      title={`First rows of ${fileName(dataset, date, time, 'csv')}`}
      state={state}
      caption={({ rows, columns, read, complete }) =>
        [
          rows.length < read || !complete ? `the first ${format.integer(rows.length)} rows` : 'all rows',
          `${columns.length} columns, counted over ${complete ? `all ${format.integer(read)} rows` : `the first ${format.integer(read)} rows`}`,
          'empty cells are nulls',
        ].join(' · ')
      }
    >
      {(preview) => <PreviewTable preview={preview} />}
    </Panel>
  );
}
