'use client';

import { type HeatRow, HeatStrip, HeatTable } from '@/components/chart/heat-table';
import { cn } from '@/components/ui/cn';
import { shopWithCountry } from '@/components/visibility/words';
import { isolated } from '@/lib/client/isolated';
import type { MatrixRow } from '@/lib/queries/visibility/matrix.columns';
import type { Shop } from '@/lib/queries/visibility/retailers';

export interface GridCell {
  key: string;
  /** The retailer, and the position type if there are several. */
  where: string;
  text: string;
  tone: keyof typeof TONES;
  /** Text for screen readers and on hover. */
  words: () => string;
  onOpen?: () => void;
}

export interface GridRow {
  keyword: Pick<MatrixRow, 'source' | 'source_name' | 'searched_brand' | 'is_power'>;
  /** Description of missed targets for screen readers. */
  missed: string;
  facts: string[];
  /** The same number for each shop. */
  cells: GridCell[];
}

interface GridProps {
  label: string;
  header: string;
  shops: readonly Shop[];
  /** Sorts by a retailer. Without it, the names are not buttons. */
  onShop?: ((shop: string) => void) | undefined;
  facts: readonly string[];
  rows: readonly GridRow[];
}

/** Widths of a fact, of a retailer, and of a retailer with several position types, in rem. */
const [FACT, SHOP, SHOP_OF_KINDS] = [4, 4, 6.5];

const TONES = {
  met: 'bg-on-target/15',
  missed: 'bg-off-target/20',
  none: '',
  lost: 'hatch opacity-60',
  empty: '',
};

/** Rows of cells with a column for each retailer. On phones, the retailers scroll and the names stay visible. */
export function Grid({ label, header, shops, onShop, facts, rows }: GridProps) {
  const cellsOfShop = (rows[0]?.cells.length ?? 0) / Math.max(1, shops.length);
  const width = cellsOfShop > 1 ? SHOP_OF_KINDS : SHOP;
  const frame = { gridTemplateColumns: `var(--name) repeat(${facts.length}, ${FACT}rem) minmax(0, 1fr)` };
  const minWidth = { minWidth: `calc(var(--name) + ${facts.length * (FACT + 0.5) + 0.5 + shops.length * width}rem)` };
  const lines = rows.map((row) => ({ ...row, heat: heatRow(row) }));
  const Name = onShop ? 'button' : 'span';
  return (
    <div className="overflow-x-auto" data-chart>
      {/* As wide as its columns, so that the sticky names stay visible while the retailers scroll. */}
      <div className="[--name:9rem] sm:[--name:13rem]" style={minWidth}>
        <HeatTable label={label} rows={lines.map(({ heat }) => heat)} begins="first">
          <div className="grid h-7 items-end gap-x-2 border-line border-b text-caption text-ink-3" style={frame}>
            <span className="sticky start-0 z-[2] bg-ground">{header}</span>
            {facts.map((fact) => (
              <span key={fact} className="text-end">
                {fact}
              </span>
            ))}
            <span className="grid" style={columnsOf(Math.max(1, shops.length))}>
              {shops.map((shop) => (
                <Name
                  key={shop.shop}
                  className={cn('truncate px-1 text-end', onShop && 'min-h-6 hover:text-ink')}
                  {...(onShop && {
                    type: 'button',
                    title: `Sort by ${shopWithCountry(shop)}`,
                    onClick: () => onShop(shop.shop),
                  })}
                >
                  {shopWithCountry(shop)}
                </Name>
              ))}
            </span>
          </div>
          <ul>
            {lines.map(({ keyword, facts: values, cells, heat }) => (
              <li key={heat.key} className="grid min-h-7 items-center gap-x-2 border-line border-b" style={frame}>
                <span className="sticky start-0 z-[2] truncate bg-ground" title={isolated(keyword.source_name)}>
                  {isolated(keyword.source_name)}
                  {keyword.is_power ? ' ★' : ''}
                  {keyword.searched_brand ? <span className="text-ink-3"> {keyword.searched_brand}</span> : null}
                </span>
                {values.map((value, fact) => (
                  <span key={facts[fact]} className="text-end text-ink-2">
                    {value}
                  </span>
                ))}
                <HeatStrip row={heat} className="h-7">
                  <span aria-hidden className="grid h-full text-end" style={columnsOf(cells.length)}>
                    {cells.map(({ key, text, tone }, column) => (
                      <span
                        key={key}
                        className={cn(
                          'overflow-hidden whitespace-nowrap px-1 leading-7',
                          TONES[tone],
                          cellsOfShop > 1 && 'text-caption',
                          column > 0 && column % cellsOfShop === 0 && 'border-ground border-s-2',
                        )}
                      >
                        {text}
                      </span>
                    ))}
                  </span>
                </HeatStrip>
              </li>
            ))}
          </ul>
        </HeatTable>
      </div>
    </div>
  );
}

function columnsOf(count: number) {
  return { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` };
}

function heatRow({ keyword, missed, cells }: GridRow): HeatRow {
  const { source, source_name, searched_brand } = keyword;
  return {
    key: `${source} ${searched_brand ?? ''}`,
    label: `${source_name}${searched_brand ? `, ${searched_brand}` : ''}: ${missed}`,
    cells: cells.length,
    wordsOf: (column) => (cells[column] ? `${cells[column].where}: ${cells[column].words()}` : ''),
    onOpen: (column) => cells[column]?.onOpen?.(),
  };
}
