'use client';

import type { ReactNode } from 'react';
import { OnlyNote } from '@/components/layout/only-note';
import { keywordsParams, type RankingsState, shelfOf } from '@/components/rankings/page';
import { verdictCell } from '@/components/rankings/verdict-cell';
import { starred } from '@/components/rankings/words';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import { keywordColumns } from '@/lib/queries/rankings/keywords.columns';

const COLUMNS = screenColumns(keywordColumns, {
  cells: {
    keyword_name: starred,
    is_on_target: verdictCell,
  },
});

interface AllKeywordsProps {
  state: RankingsState;
  /** At the left of the line of controls. */
  lead: ReactNode;
}

/** Every keyword at each retailer by the best rank of own SKUs. A row opens with its history among the changes. */
export function AllKeywords({ state, lead }: AllKeywordsProps) {
  const { params, address, dates, set } = state;
  return (
    <AnswerTable
      query="rankings/keywords"
      params={keywordsParams(params, address, 'all')}
      columns={COLUMNS}
      label="All keywords"
      title={`Best rank by keyword ${dates.date}`}
      noun="keyword-retailer pair"
      searches="keyword, SKU, brand"
      urlPrefix="keywords"
      onOpen={(row) => set({ view: 'changes', shelf: shelfOf(row) })}
      others={state.otherTables('all')}
      lead={
        <>
          {lead}
          {address.only ? (
            <OnlyNote count={address.only.length} noun="keyword-retailer pair" onClear={() => set({ only: null })} />
          ) : null}
        </>
      }
    />
  );
}
