'use client';

import { parseAsString, useQueryState } from 'nuqs';
import type { ReactNode } from 'react';
import { HeatGrid, type HeatGridProps } from '@/components/chart/heat-grid';
import { RowsPanel, type RowsPanelProps } from '@/components/table/rows-panel';
import { SearchInput } from '@/components/table/search-input';
import { useRowLimit } from '@/components/table/use-row-limit';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useDebounced } from '@/lib/client/browser/use-debounced';
import type { TableName } from '@/lib/client/query/table-rows';

/** Returns the search of a matrix, which the address has, and the number of its rows on screen, in steps. */
export function useMatrixWindow(step: number) {
  const [text, setText] = useQueryState('matrix_search', parseAsString.withDefault(''));
  return {
    search: useDebounced(text),
    ...useRowLimit(step),
    text,
    setText: (next: string) => void setText(next || null),
  };
}

interface MatrixPanelProps<Name extends TableName, Row>
  extends Omit<RowsPanelProps<Name, Row>, 'tools' | 'onMore' | 'whyEmpty' | 'children'> {
  matrix: ReturnType<typeof useMatrixWindow>;
  /** Above the legend. */
  controls?: ReactNode;
  /** Above the grid. */
  legend: ReactNode;
  grid: (rows: readonly Row[]) => Omit<HeatGridProps, 'label' | 'header'>;
}

/** SKUs by column as a grid of cells, with a search, and more rows on request. */
export function MatrixPanel<Name extends TableName, Row>(props: MatrixPanelProps<Name, Row>) {
  const { matrix, controls, legend, grid, ...panel } = props;
  const { search, text, setText, onMore } = matrix;
  const { restrictions = [], printedRestrictions = restrictions } = panel;
  const searched = search ? [`Search: ${search}`] : [];
  return (
    <RowsPanel<Name, Row>
      {...panel}
      restrictions={[...restrictions, ...searched]}
      printedRestrictions={[...printedRestrictions, ...searched]}
      untitled
      height={320}
      skeleton={<SkeletonRows rows={12} />}
      tools={<SearchInput noun="SKU" searches="SKU, EAN" value={text} onChange={setText} className="w-44" />}
      whyEmpty={() => (search ? `No SKU matches “${search}”.` : null)}
      onMore={onMore}
    >
      {({ rows }) => (
        <>
          {controls}
          {legend}
          <HeatGrid label={panel.title} header="SKU" {...grid(rows)} />
        </>
      )}
    </RowsPanel>
  );
}
