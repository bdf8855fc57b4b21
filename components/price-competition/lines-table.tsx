'use client';

import { useMemo } from 'react';
import { otherTables } from '@/components/layout/other-tables';
import { type CompetitionView, linesParams } from '@/components/price-competition/page';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { digitsOf, moverWords, noLinesWords, PRICE_NOUNS } from '@/components/price-competition/words';
import { AnswerTable } from '@/components/table/answer-table';
import { onlyWords } from '@/components/table/only-note';
import { screenColumns } from '@/components/table/screen-columns';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import { lineColumns } from '@/lib/queries/price-competition/lines.columns';
import type { Summary } from '@/lib/queries/price-competition/summary';

interface LinesTableProps {
  state: CompetitionState;
  summary: AnswerState<Summary>;
  view: CompetitionView;
  onOpen: (id: string) => void;
}

/** Table of a view's competitions, the same as in the strips. */
export function LinesTable({ state, summary, view, onOpen }: LinesTableProps) {
  const { params, dates, name, address } = state;
  const digits = digitsOf(summary.data?.rule ?? null);
  const format = useFormat();
  const only = onlyWords(address.only, 'competition', format);
  const price = PRICE_NOUNS[address.price];
  const columns = useMemo(() => {
    const titles = { now_base_price: `Base, ${price}`, now_benchmark_price: `Benchmark, ${price}` };
    return screenColumns(lineColumns, { digits, titles, cells: { mover: moverWords } });
  }, [digits, price]);
  return (
    <AnswerTable
      query="price-competition/lines"
      params={params && linesParams(params, { view, only: address.only })}
      columns={columns}
      label="Competitions"
      title={`Price competition ${name} ${dates.date}`}
      noun="competition"
      searches="product, brand, SKU"
      restrictions={view === 'all' ? only : [`Verdict: ${view === 'none' ? 'no index' : `${view} target`}`, ...only]}
      whyEmpty={() => (address.only || !summary.data?.shown ? null : noLinesWords(view, summary.data))}
      urlPrefix="lines"
      onOpen={({ id }) => onOpen(id)}
      others={otherTables(state, view)}
      lead={<h2 className="font-semibold text-panel">Table</h2>}
    />
  );
}
