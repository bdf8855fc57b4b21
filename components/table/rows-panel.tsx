'use client';

import type { ReactNode } from 'react';
import { AnswerPanel, type AnswerPanelProps } from '@/components/panel/answer-panel';
import { usePageContext } from '@/components/panel/page-context';
import type { ExportRowsProps } from '@/components/table/export-items';
import { ExportRows } from '@/components/table/export-rows';
import { ShowMore } from '@/components/ui/show-more';
import type { TableName } from '@/lib/client/query/table-rows';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { TableAnswer } from '@/lib/queries/table';

export interface RowsPanelProps<Name extends TableName, Row>
  extends Omit<AnswerPanelProps<TableAnswer<Row>>, 'isEmpty' | 'state' | 'actions' | 'children'>,
    Pick<ExportRowsProps<Name>, 'query' | 'params' | 'columns'> {
  /** The first rows of the table. `params` are of the whole table, for its export. */
  state: AnswerState<TableAnswer<Row>>;
  /** Name of the exported file. */
  fileTitle: string;
  /** What the rows leave out besides the filters of the page, in words. */
  restrictions?: readonly string[];
  /** Those of `restrictions` that the caption does not name, for print. Defaults to all. */
  printedRestrictions?: readonly string[];
  /** Controls before the export. */
  tools?: ReactNode;
  /** Requests more rows. Null at the maximum. */
  onMore: (() => void) | null;
  /** Below the rows and the button for more. */
  footer?: ReactNode;
  children: (answer: TableAnswer<Row>) => ReactNode;
}

/** A panel of the first rows of a table, drawn in its own way, with more rows on request and an export of all. */
export function RowsPanel<Name extends TableName, Row>(props: RowsPanelProps<Name, Row>) {
  const { query, params, columns, fileTitle, restrictions = [], printedRestrictions = restrictions, ...others } = props;
  const { tools, onMore, footer, children, ...panel } = others;
  const { notes } = usePageContext();
  return (
    <AnswerPanel
      {...panel}
      actions={({ total }) => (
        <>
          {tools}
          <ExportRows
            query={query}
            params={params}
            columns={columns}
            title={fileTitle}
            notes={[...notes, ...restrictions]}
            total={total}
          />
        </>
      )}
      isEmpty={({ total }) => total === 0}
    >
      {(answer) => (
        <>
          <p className="hidden print:block">{printedRestrictions.join(' · ')}</p>
          <div data-rows>{children(answer)}</div>
          <ShowMore shown={answer.rows.length} total={answer.total} onMore={onMore} isExported />
          {footer}
        </>
      )}
    </AnswerPanel>
  );
}
