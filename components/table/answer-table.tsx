'use client';

import { parseAsString, useQueryStates } from 'nuqs';
import { type ReactNode, useCallback, useState } from 'react';
import { EmptyAnswer } from '@/components/panel/answer-panel';
import { CollectOffer } from '@/components/panel/collect-offer';
import { beforeWords, collectProgress, emptyReason } from '@/components/panel/coverage-words';
import { usePageContext } from '@/components/panel/page-context';
import { PanelProblem } from '@/components/panel/panel-problem';
import { ProgressLine } from '@/components/panel/progress-line';
import type { Column } from '@/components/table/column';
import { ColumnChooser } from '@/components/table/column-chooser';
import { ExportRows } from '@/components/table/export-rows';
import type { OtherTable } from '@/components/table/no-match';
import { type LinkedRows, noRowWords, OnlyNote, onlyWords } from '@/components/table/only-note';
import { SearchInput } from '@/components/table/search-input';
import { parseSort } from '@/components/table/sort-param';
import { TableGrid } from '@/components/table/table-grid';
import { useGridTable } from '@/components/table/use-grid-table';
import { type TableParams, useRows } from '@/components/table/use-rows';
import { lazyPart } from '@/components/ui/lazy-part';
import { roveHorizontally } from '@/components/ui/roving';
import { SkeletonRows } from '@/components/ui/skeleton';
import { searchOf } from '@/lib/client/address/address-params';
import { useDebounced } from '@/lib/client/browser/use-debounced';
import { useFormat } from '@/lib/client/format/use-format';
import type { RowOfTable, TableName } from '@/lib/client/query/table-rows';
import { windowParams } from '@/lib/client/query/table-window';
import type { Coverage } from '@/lib/queries/answer';
import type { ParamsOf } from '@/lib/queries/registry';

interface AnswerTableProps<Name extends TableName> {
  query: Name;
  /** Null sends no request. */
  params: TableParams<Name> | null;
  /** At module level or memoised; their ids are the columns of the query. */
  columns: readonly Column<RowOfTable<Name>>[];
  /** Label of the table for screen readers. */
  label: string;
  /** File name of exports. */
  title: string;
  /** The noun of a row: "offer". */
  noun: string;
  /** What the search includes: "SKU, EAN, merchant". */
  searches?: string;
  /** What the table leaves out besides the filters of the page, in words: its tab. */
  restrictions?: readonly string[];
  /** Rows of a link that the table is restricted to, each with a note and a button that shows all rows. */
  only?: readonly LinkedRows[];
  onOpen?: (row: RowOfTable<Name>) => void;
  isSelected?: (row: RowOfTable<Name>) => boolean;
  /** Why there are no rows although days are collected. Null if the filters leave none. */
  whyEmpty?: (coverage: readonly Coverage[]) => string | null;
  /** Prefix of the keys in the URL, for pages with two tables at once. */
  urlPrefix?: string;
  tools?: ReactNode;
  /** Tables in other tabs, to be searched where this one has no match. */
  others?: readonly OtherTable[];
  /** At the left of the line of controls: tabs, a title. */
  lead?: ReactNode;
}

const NoMatch = lazyPart(() => import('@/components/table/no-match'), 'NoMatch', null);

const NO_TABLES: readonly OtherTable[] = [];

/** A table that the server sorts, searches and pages, with its total, a column chooser, keyboard control and exports. */
export function AnswerTable<Name extends TableName>(props: AnswerTableProps<Name>) {
  const { query, params, columns, label, title, noun, urlPrefix = '', tools, whyEmpty } = props;
  const { only = [], others = NO_TABLES } = props;
  const { notes } = usePageContext();
  const format = useFormat();
  const urlKeys = urlPrefix
    ? { sort: `${urlPrefix}_sort`, search: `${urlPrefix}_search` }
    : { sort: 'sort', search: 'search' };
  const address = useTableAddress({ urlKeys, columns });
  const search = useDebounced(address.search);
  const [range, setRange] = useState({ first: 0, last: 0 });
  const onRange = useCallback((first: number, last: number) => setRange({ first, last }), []);
  const order = { sort: address.sort, search };
  const { rowAt, total, sort, coverage, problem, stale, retry, collect } = useRows({
    query,
    params,
    ...order,
    ...range,
  });
  const { table, shown, preferences, setPreferences } = useGridTable({
    name: query,
    columns,
    sort: address.sort || sort,
    onSort: address.setSort,
  });
  const restrictions = [
    ...(props.restrictions ?? []),
    ...only.flatMap(({ rows, noun: ofRows }) => onlyWords(rows, ofRows, format)),
    ...(search ? [`Search: ${search}`] : []),
  ];
  const request = params && windowParams(params, order, 0);
  const progress = collectProgress(coverage);
  // A missing day has an unknown number of rows, not 0.
  const counts = total !== null && (total > 0 || emptyReason(coverage).reason === 'filtered-out');

  return (
    <section aria-label={label} className="relative min-w-0">
      <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-1 pb-1">
        {only.map((linked) => (
          <OnlyNote key={linked.noun} {...linked} />
        ))}
        {props.lead}
        <span className="text-caption text-ink-3" aria-live="polite">
          {stale ? `${beforeWords(coverage, format.day)}: ` : null}
          {counts ? format.count(total, noun) : null}
          {search && counts ? ' found' : null}
        </span>
        <div ref={roveHorizontally} className="ms-auto flex flex-wrap items-center gap-1">
          {tools}
          <SearchInput
            noun={noun}
            searches={props.searches}
            value={address.search}
            onChange={address.setSearch}
            className="w-64"
          />
          <ColumnChooser columns={columns} preferences={preferences} onChange={setPreferences} />
          {request ? (
            <ExportRows
              query={query}
              params={request as ParamsOf<Name>}
              columns={shown.columns}
              title={title}
              notes={[...notes, ...restrictions]}
              total={total}
            />
          ) : null}
        </div>
      </div>
      <p className="hidden print:block">{restrictions.join(' · ')}</p>
      {problem ? <PanelProblem problem={problem} onRetry={retry} kept={total !== null} /> : null}
      {progress && total !== 0 ? <ProgressLine progress={progress} /> : null}
      {total ? <CollectOffer coverage={coverage} onCollect={collect} /> : null}
      {total === null && !problem ? <SkeletonRows rows={10} /> : null}
      {total ? (
        <TableGrid
          table={table}
          shown={shown}
          rows={{
            total,
            rowAt,
            isStale: stale,
            isBusy: stale || coverage.some(({ pending }) => pending),
            version: searchOf(request ?? {}),
          }}
          label={label}
          onRange={onRange}
          onOpen={props.onOpen}
          isSelected={props.isSelected}
        />
      ) : null}
      {total === 0 && search && !stale ? (
        <NoMatch search={search} noun={noun} others={others} onClear={() => address.setSearch('')} />
      ) : null}
      {total === 0 && !search && !stale ? (
        <EmptyAnswer
          coverage={coverage}
          why={noRowWords(only) ?? whyEmpty?.(coverage)}
          onRetry={retry}
          onCollect={collect}
        />
      ) : null}
    </section>
  );
}

interface TableAddressOptions<Row> {
  /** Keys of the table in the URL. */
  urlKeys: { sort: string; search: string };
  columns: readonly Column<Row>[];
}

/** Order and search of a table, both in the URL. An order by a column that does not exist is ignored. */
function useTableAddress<Row>({ urlKeys, columns }: TableAddressOptions<Row>) {
  const [url, setUrl] = useQueryStates(
    { sort: parseAsString.withDefault(''), search: parseAsString.withDefault('') },
    { urlKeys, history: 'replace' },
  );
  return {
    sort: parseSort(url.sort, columns).length > 0 ? url.sort : '',
    search: url.search,
    setSort: (sort: string) => void setUrl({ sort: sort || null }),
    setSearch: (search: string) => void setUrl({ search: search || null }),
  };
}
