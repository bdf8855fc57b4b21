'use client';

import type { HeatGridCell, HeatGridRow } from '@/components/chart/heat-grid';
import { CellText, cellWords } from '@/components/prices/matrix-cell';
import { retailerName, starred } from '@/components/prices/names';
import { linkedSkus, MATRIX_STEP, type PricesPartProps, tableParams } from '@/components/prices/page';
import { inSentence, useListPriceWord } from '@/components/prices/use-list-price-word';
import { MatrixPanel, useMatrixWindow } from '@/components/table/matrix-panel';
import { OnlyNote, onlyWords } from '@/components/table/only-note';
import { screenColumns } from '@/components/table/screen-columns';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { type AnswerState, useAnswer } from '@/lib/client/query/use-answer';
import type { RowOf } from '@/lib/queries/columns';
import { matrixColumns, type PriceCell } from '@/lib/queries/prices/matrix.columns';
import type { RetailerPrices } from '@/lib/queries/prices/retailers';
import { withoutBrand } from '@/lib/text/without-brand';

type MatrixRow = RowOf<typeof matrixColumns>;

/** Width of a price in rem. */
const COLUMN = 4.75;
const COLUMNS = screenColumns(matrixColumns);

interface MatrixProps extends PricesPartProps {
  retailers: AnswerState<RetailerPrices[]>;
}

/** Prices by SKU and retailer: own SKUs that need attention first. A cell opens the history of the SKU at its retailer. */
export function Matrix({ state, retailers, onOpen }: MatrixProps) {
  const { params, address, dates } = state;
  const format = useFormat();
  const listPrice = useListPriceWord();
  const matrix = useMatrixWindow(MATRIX_STEP);
  const ofTable = { ...tableParams(params, address), search: matrix.search };
  const answer = useAnswer('prices/matrix', { ...ofTable, limit: matrix.limit });
  const rows = answer.data?.rows ?? [];
  const shops = shopsOf(retailers, rows);
  // Retailers and currencies often have different list prices. Cells have their own in words.
  const hasListPrice = rows.some(({ list_price }) => list_price !== null);
  return (
    <>
      <OnlyNote {...linkedSkus(state)} />
      <MatrixPanel
        matrix={matrix}
        title="Prices by SKU and retailer"
        query="prices/matrix"
        params={ofTable}
        columns={COLUMNS}
        fileTitle={`Prices by SKU ${dates.date}`}
        restrictions={onlyWords(address.only, 'SKU', format)}
        state={answer}
        caption={({ total }) => (
          <>
            <span>{format.count(total, 'SKU')}</span> · those that need attention first
          </>
        )}
        grid={() => ({
          facts: hasListPrice ? [listPrice, 'Spread'] : ['Spread'],
          columnWidth: COLUMN,
          columns: shops.map((column) => ({ key: column.shop, name: retailerName(column) })),
          rows: rows.map((row) => gridRow(row, { shops, listPrice, hasListPrice, format, onOpen })),
        })}
        legend={
          <p className="mb-1 text-caption text-ink-3">
            □ lowest of these in stock · bar: discount from {inSentence(listPrice)} ·{' '}
            <span className="text-off-target">○</span> buybox lost · <span className="text-off-target">▲</span> above{' '}
            {inSentence(listPrice)} · ◇ only other merchants have it · <s>out of stock</s>
          </p>
        }
      />
    </>
  );
}

/** The retailers that have one of the SKUs, in the order of the page. */
function shopsOf(retailers: AnswerState<RetailerPrices[]>, rows: readonly MatrixRow[]): PriceCell[] {
  const shops = new Map(rows.flatMap(({ cells }) => cells.map((cell) => [cell.shop, cell] as const)));
  const inOrder = retailers.data?.flatMap(({ keys }) => shops.get(keys.shop) ?? []) ?? [];
  return [...new Set([...inOrder, ...shops.values()])];
}

interface RowOptions {
  shops: readonly PriceCell[];
  listPrice: string;
  /** Whether the grid has a column of list prices. */
  hasListPrice: boolean;
  format: Format;
  onOpen: PricesPartProps['onOpen'];
}

function gridRow(row: MatrixRow, options: RowOptions): HeatGridRow {
  const { shops, listPrice, hasListPrice, format, onOpen } = options;
  const hasOneCurrency = new Set(row.cells.map(({ currency }) => currency)).size === 1;
  const { out_of_stock, buybox_lost, above_list } = row;
  // Names often differ only at their end.
  const product = withoutBrand(row.sku_name, row.brand_name);
  return {
    key: row.sku,
    name: starred({ ...row, sku_name: product ?? row.sku_name }),
    detail: product === null && row.is_own ? null : row.brand_name,
    label: `${starred(row)}: out of stock at ${out_of_stock}, buybox lost at ${buybox_lost}, above ${inSentence(listPrice)} at ${above_list} of ${format.count(row.retailers, 'retailer')}`,
    onName: () => onOpen(row.sku, null),
    facts: [
      ...(hasListPrice ? [row.list_price === null ? '' : format.money(row.list_price, row.currency)] : []),
      row.spread === null ? '' : format.percent(row.spread),
    ],
    cells: shops.map((column): HeatGridCell => {
      const { shop } = column;
      // A retailer with several currencies has a cell for each, which share a place.
      const [cell, ...otherCurrencies] = row.cells.filter((candidate) => candidate.shop === shop);
      const base = { key: shop, where: retailerName(column), tone: 'empty' as const };
      if (!cell) return { ...base, text: '—', words: () => 'no offer' };
      return {
        ...base,
        text: (
          <>
            <CellText cell={cell} hasOneCurrency={hasOneCurrency} format={format} />
            {otherCurrencies.length > 0 ? '+' : ''}
          </>
        ),
        words: () =>
          [cell, ...otherCurrencies].map((currencyCell) => cellWords({ ...options, cell: currencyCell })).join('; '),
        onOpen: () => onOpen(row.sku, shop),
      };
    }),
  };
}
