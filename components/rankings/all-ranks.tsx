'use client';

import { otherTables } from '@/components/layout/other-tables';
import { type RankingsState, ranksParams } from '@/components/rankings/page';
import { starred, verdictGlyph } from '@/components/rankings/words';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import { NO_VALUE } from '@/lib/client/format/format-number';
import { withStar } from '@/lib/client/format/names';
import { allColumns, type RankRow } from '@/lib/queries/rankings/all.columns';

const COLUMNS = screenColumns(allColumns, {
  cells: {
    keyword_name: starred,
    product_name: ({ product_name, is_psku }: RankRow) => withStar(product_name, is_psku),
    is_on_target: verdictCell,
  },
});

interface AllRanksProps {
  state: RankingsState;
  onOpen: (product: string, shop: string) => void;
}

/** The rank of each product for each keyword at each retailer, own and competitors. */
export function AllRanks({ state, onOpen }: AllRanksProps) {
  const { params, address, dates, set } = state;
  return (
    <AnswerTable
      query="rankings/all"
      params={ranksParams(params, address)}
      columns={COLUMNS}
      label="All ranks"
      title={`Ranks ${dates.date}`}
      noun="rank"
      searches="keyword, product, EAN"
      only={[
        { rows: address.only, noun: 'rank', onClear: () => set({ only: null }) },
        { rows: address.only_shelf, noun: 'keyword', onClear: () => set({ only_shelf: null }) },
      ]}
      urlPrefix="ranks"
      onOpen={({ product, shop }) => onOpen(product, shop)}
      others={otherTables(state, 'all')}
    />
  );
}

/** The verdict of the service in a table: "● met". */
function verdictCell({ is_on_target }: { is_on_target: boolean | null }) {
  if (is_on_target === null) return NO_VALUE;
  return (
    <span className={is_on_target ? 'text-on-target' : 'text-off-target'}>
      {verdictGlyph(is_on_target)} {is_on_target ? 'met' : 'missed'}
    </span>
  );
}
