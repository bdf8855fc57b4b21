'use client';

import { useQueries } from '@tanstack/react-query';
import type { TableParams } from '@/components/table/use-rows';
import { Button } from '@/components/ui/button';
import { answerOptions } from '@/lib/client/answer-options';
import { counted, type Noun, pluralOf } from '@/lib/client/counted';
import type { TableName } from '@/lib/client/table-rows';
import { useFormat } from '@/lib/client/use-format';
import type { ParamsOf } from '@/lib/queries/registry';
import type { TableAnswer } from '@/lib/queries/table';

/** Another tab of the page, where a search may match rows. */
export interface OtherTable<Name extends TableName = TableName> {
  /** Of its tab. */
  title: string;
  query: Name;
  params: TableParams<Name>;
  noun: Noun;
  /** Shows the tab. The search stays, as the tables of a page share it. */
  onShow: () => void;
}

/** Keeps name and parameters of a table together. */
export function otherTable<Name extends TableName>(table: OtherTable<Name>): OtherTable {
  return table as unknown as OtherTable;
}

interface NoMatchProps {
  search: string;
  noun: Noun;
  others: readonly OtherTable[];
  onClear: () => void;
}

/** For a search without a row: which other tabs have some, and how to clear the search. */
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
      {others.map(({ title, noun, onShow }, index) =>
        totals[index] ? (
          <Button key={title} onClick={onShow}>
            {counted(totals[index], noun, format)} in “{title}”
          </Button>
        ) : null,
      )}
      <Button onClick={onClear}>Clear search</Button>
    </p>
  );
}
