'use client';

import { useQueries } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { pluralOf } from '@/lib/client/format/format-count';
import { useFormat } from '@/lib/client/format/use-format';
import { answerOptions } from '@/lib/client/query/answer-options';
import type { TableName } from '@/lib/client/query/table-rows';
import type { ParamsOf } from '@/lib/queries/registry';
import type { TableAnswer } from '@/lib/queries/table';

/** A table in another tab of the page. */
export interface OtherTable {
  title: string;
  query: TableName;
  params: object;
  /** Shows the tab. The search stays, as the tables of a page share it. */
  onShow: () => void;
}

interface NoMatchProps {
  search: string;
  /** The noun of a row. */
  noun: string;
  others: readonly OtherTable[];
  onClear: () => void;
}

/** Shown for a search without matches: links to other tabs that have matches, and a button to clear the search. */
export function NoMatch({ search, noun, others, onClear }: NoMatchProps) {
  const format = useFormat();
  const totals = useQueries({
    queries: others.map(({ query, params }) =>
      answerOptions(query, { ...params, search, limit: 0 } as ParamsOf<TableName>),
    ),
    combine: (results) => results.map(({ data }) => (data?.answer as TableAnswer<unknown> | undefined)?.total ?? 0),
  });
  return (
    <p className="flex flex-wrap items-center gap-3 py-4 text-ink-2">
      No {pluralOf(noun)} match “{search}”.
      {others.map(({ title, onShow }, index) =>
        totals[index] ? (
          <Button key={title} onClick={onShow}>
            {format.count(totals[index], 'row')} in “{title}”
          </Button>
        ) : null,
      )}
      <Button onClick={onClear}>Clear search</Button>
    </p>
  );
}
