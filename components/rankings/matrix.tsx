'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { HeatGridCell, HeatGridRow } from '@/components/chart/heat-grid';
import { MatrixLegend, NOT_TRACKED, rankCell } from '@/components/rankings/matrix-cell';
import { MATRIX_COLUMNS, MATRIX_STEP, matrixParams, type RankingsState } from '@/components/rankings/page';
import { starred } from '@/components/rankings/words';
import { MatrixPanel, useMatrixWindow } from '@/components/table/matrix-panel';
import { screenColumns } from '@/components/table/screen-columns';
import { ChoiceMenu } from '@/components/ui/choice-menu';
import { IconButton } from '@/components/ui/icon-button';
import type { Format } from '@/lib/client/format/format';
import { shopName, withStar } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import { currentData, useAnswer } from '@/lib/client/query/use-answer';
import { NOT_STATED } from '@/lib/datasets/filters';
import { type MatrixRow, matrixColumns } from '@/lib/queries/rankings/matrix.columns';
import type { MatrixKeyword, MatrixKeywords } from '@/lib/queries/rankings/matrix-keywords';
import { shelfOf } from '@/lib/queries/rankings/params';
import { withoutBrand } from '@/lib/text/without-brand';

const COLUMNS = screenColumns(matrixColumns);

interface MatrixProps {
  state: RankingsState;
  onOpen: (product: string, shop: string) => void;
}

/** Ranks of own SKUs by keyword, for the keywords of one country. A cell opens the SKU with this keyword. */
export function Matrix({ state, onOpen }: MatrixProps) {
  const { params, address, dates, set } = state;
  const format = useFormat();
  const matrix = useMatrixWindow(MATRIX_STEP);
  const ofMatrix = matrixParams(params, address);
  const ofTable = { ...ofMatrix, search: matrix.search };
  const columns = useAnswer('rankings/matrix-keywords', ofMatrix);
  const answer = useAnswer('rankings/matrix', { ...ofTable, limit: matrix.limit });
  const listed = columns.data ?? null;
  const keywords = listed?.keywords ?? [];
  const current = currentData(columns);
  // While one of the two answers is of other columns, a missing cell may only not have arrived.
  const isWhole = current !== null && currentData(answer) !== null;
  const open = (row: MatrixRow, keyword?: string) => {
    if (keyword) set({ row: `${shelfOf({ keyword, shop: row.shop })}/${row.product}` }, 'replace');
    onOpen(row.product, row.shop);
  };
  return (
    <MatrixPanel
      matrix={matrix}
      title="Ranks by SKU and keyword"
      query="rankings/matrix"
      params={ofTable}
      columns={COLUMNS}
      fileTitle={`Ranks by SKU and keyword ${dates.date}`}
      // Not columns that are on screen only until others have loaded.
      restrictions={current ? [columnsWords(current, format)] : []}
      printedRestrictions={[]}
      state={answer}
      caption={({ total }) =>
        [
          `${format.count(total, 'SKU')} at a retailer`,
          listed && columnsWords(listed, format),
          'those with most ranks first',
        ]
          .filter(Boolean)
          .join(' · ')
      }
      controls={listed ? <ColumnControls state={state} listed={listed} /> : null}
      grid={(rows) => ({
        facts: [{ name: 'Retailer', width: 6 }, 'Ranked', 'Missed'],
        columns: keywords.map((column) => ({ key: column.keyword, name: starred(column) })),
        isWrapped: true,
        rows: rows.map((row) => gridRow(row, { keywords, isWhole, format, onOpen: open })),
      })}
      legend={<MatrixLegend />}
    />
  );
}

/** "keywords 1–24 of 45 in DE" */
function columnsWords({ country, keywords, total, offset }: MatrixKeywords, format: Format): string {
  const where = country === null || country === NOT_STATED ? '' : ` in ${country}`;
  if (keywords.length === total) return `${format.count(total, 'keyword')}${where}`;
  return `keywords ${format.integer(offset + 1)}–${format.integer(offset + keywords.length)} of ${format.integer(total)}${where}`;
}

/** Chooses the country of the columns, and the page of its keywords. */
function ColumnControls({ state: { set }, listed }: { state: RankingsState; listed: MatrixKeywords }) {
  const format = useFormat();
  const { country, countries, keywords, total, offset } = listed;
  const next = offset + keywords.length;
  const nameOf = (code: string) => (code === NOT_STATED ? 'Country not stated' : code);
  const goTo = (first: number) => set({ column_offset: first });
  if (countries.length < 2 && offset === 0 && next >= total) return null;
  return (
    <div className="mb-1 flex items-center gap-1 print:hidden">
      {countries.length > 1 && country !== null ? (
        <ChoiceMenu
          label="Country of the keywords"
          value={country}
          options={countries.map((option) => ({
            value: option.country,
            label: `${nameOf(option.country)} · ${format.count(option.keywords, 'keyword')}`,
          }))}
          onChange={(code) => set({ of_country: code, column_offset: null })}
        />
      ) : null}
      {offset > 0 || next < total ? (
        <>
          <IconButton
            label="Previous keywords"
            disabled={offset === 0}
            onClick={() => goTo(Math.max(0, offset - MATRIX_COLUMNS))}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton label="Next keywords" disabled={next >= total} onClick={() => goTo(next)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </>
      ) : null}
    </div>
  );
}

interface RowOptions {
  keywords: readonly MatrixKeyword[];
  /** Whether a missing cell is known to be not tracked. */
  isWhole: boolean;
  format: Format;
  onOpen: (row: MatrixRow, keyword?: string) => void;
}

export function gridRow(row: MatrixRow, { keywords, isWhole, format, onOpen }: RowOptions): HeatGridRow {
  const { id, ranked, page_one, missed, tracked } = row;
  const name = withStar(row.product_name, row.is_psku);
  const retailer = shopName(row.retailer_name);
  // Names often differ only at their end.
  const short = withoutBrand(row.product_name, row.brand_name);
  return {
    key: id,
    name: withStar(short ?? row.product_name, row.is_psku),
    detail: short === null ? null : row.brand_name,
    label: `${name} at ${retailer}: ranked for ${ranked} of ${format.count(tracked, 'keyword')}, on page one for ${page_one}, targets missed for ${missed}`,
    onName: () => onOpen(row),
    facts: [retailer, format.integer(ranked), format.integer(missed)],
    cells: keywords.map((column): HeatGridCell => {
      const { keyword } = column;
      const base = { key: keyword, where: starred(column) };
      const cell = row.cells.find((candidate) => candidate.keyword === keyword);
      if (cell) return { ...base, ...rankCell(cell, format), onOpen: () => onOpen(row, keyword) };
      return isWhole ? { ...base, ...NOT_TRACKED } : { ...base, text: '', tone: 'empty', words: () => 'loading' };
    }),
  };
}
