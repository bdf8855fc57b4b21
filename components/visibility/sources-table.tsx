'use client';

import { useMemo } from 'react';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import type { VisibilityState } from '@/components/visibility/page';
import { starred } from '@/components/visibility/words';
import { capital } from '@/lib/client/format/names';
import { TYPE_WORDS } from '@/lib/datasets/scores/filters';
import { sourceColumns } from '@/lib/queries/visibility/sources.columns';

/** Table of the brands and their listings for each keyword or category. */
export function SourcesTable({ state }: { state: VisibilityState }) {
  const { params, dates, address, set } = state;
  const { source } = TYPE_WORDS[address.visibility_type];
  const columns = useMemo(
    () => screenColumns(sourceColumns, { titles: { source_name: capital(source) }, cells: { source_name: starred } }),
    [source],
  );
  return (
    <AnswerTable
      query="visibility/sources"
      params={params}
      columns={columns}
      label={`Brands by ${source}`}
      title={`Visibility brands by ${source} ${dates.date}`}
      noun={source}
      searches={`${source}, brand`}
      urlPrefix="scores"
      onOpen={({ source_name }) => set({ source: [source_name], view: 'scores', only: null })}
      others={state.otherTables('brands')}
      lead={<h2 className="font-semibold text-panel">By {source}</h2>}
    />
  );
}
