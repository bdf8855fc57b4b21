'use client';

import { type HeatRow, HeatStrip, HeatTable } from '@/components/chart/heat-table';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { shopWithCountry } from '@/components/visibility/words';
import { useFormat } from '@/lib/client/use-format';
import type { Shop } from '@/lib/queries/visibility/retailers';

export function More({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  const format = useFormat();
  if (total <= shown) return null;
  return (
    <Button className="mt-2" onClick={onMore}>
      Show more: {format.integer(shown)} of {format.integer(total)}
    </Button>
  );
}

export interface GridCell {
  /** The shop, followed by the position type if there are several. */
  key: string;
  text: string;
  tone: 'met' | 'missed' | 'none' | 'lost' | 'empty';
}

export interface GridRow {
  heat: HeatRow;
  name: string;
  brand: string | null;
  isPower: boolean;
  facts: string[];
  cells: GridCell[];
}

interface GridProps {
  label: string;
  header: string;
  shops: readonly Shop[];
  /** Orders by a retailer; without it the names are no buttons. */
  onShop?: (shop: string) => void;
  facts?: readonly string[];
  rows: readonly GridRow[];
}

/** Widths in rem: of a fact, of a retailer, and of a retailer with several position types. */
const [FACT, SHOP, SHOP_OF_KINDS] = [4, 4, 6.5];

const TONES: Readonly<Record<GridCell['tone'], string>> = {
  met: 'bg-on-target/15',
  missed: 'bg-off-target/20',
  none: '',
  lost: 'hatch opacity-60',
  empty: '',
};

/** Rows of cells under the names of the retailers. A phone scrolls the retailers, and the names stay. */
export function Grid({ label, header, shops, onShop, facts = ['Missed'], rows }: GridProps) {
  const width = (rows[0]?.cells.length ?? 0) > shops.length ? SHOP_OF_KINDS : SHOP;
  const columns = { gridTemplateColumns: `repeat(${Math.max(1, shops.length)}, minmax(0, 1fr))` };
  const frame = { gridTemplateColumns: `var(--name) repeat(${facts.length}, ${FACT}rem) minmax(0, 1fr)` };
  const least = { minWidth: `calc(var(--name) + ${facts.length * (FACT + 0.5) + 0.5 + shops.length * width}rem)` };
  return (
    <div className="overflow-x-auto" data-chart>
      {/* As wide as its columns, so that the names stay while the retailers scroll. */}
      <div className="[--name:9rem] sm:[--name:13rem]" style={least}>
        <HeatTable label={label} rows={rows.map(({ heat }) => heat)} begins="first">
          <div className="grid h-7 items-end gap-x-2 border-line border-b text-caption text-ink-3" style={frame}>
            <span className="sticky start-0 z-[2] bg-ground">{header}</span>
            {facts.map((fact) => (
              <span key={fact} className="text-end">
                {fact}
              </span>
            ))}
            <span className="grid" style={columns}>
              {shops.map(({ shop, retailer_name, retailer_country }) =>
                onShop ? (
                  <button
                    key={shop}
                    type="button"
                    title={`Order by ${shopWithCountry(retailer_name, retailer_country)}`}
                    onClick={() => onShop(shop)}
                    className="min-h-6 truncate px-1 text-end hover:text-ink"
                  >
                    {shopWithCountry(retailer_name, retailer_country)}
                  </button>
                ) : (
                  <span key={shop} className="truncate px-1 text-end">
                    {shopWithCountry(retailer_name, retailer_country)}
                  </span>
                ),
              )}
            </span>
          </div>
          <ul>
            {rows.map((row) => (
              <li key={row.heat.key} className="grid min-h-7 items-center gap-x-2 border-line border-b" style={frame}>
                <span className="sticky start-0 z-[2] truncate bg-ground" title={row.name}>
                  {row.name}
                  {row.isPower ? ' ★' : ''}
                  {row.brand ? <span className="text-ink-3"> {row.brand}</span> : null}
                </span>
                {row.facts.map((fact, at) => (
                  <span key={facts[at]} className="text-end text-ink-2">
                    {fact}
                  </span>
                ))}
                <HeatStrip row={row.heat} className="h-7">
                  <span
                    aria-hidden
                    className="grid h-full text-end"
                    style={{ gridTemplateColumns: `repeat(${row.cells.length}, minmax(0, 1fr))` }}
                  >
                    {row.cells.map(({ key, text, tone }, at) => (
                      <span
                        key={key}
                        className={cn(
                          'overflow-hidden whitespace-nowrap px-1 leading-7',
                          TONES[tone],
                          row.cells.length > shops.length && 'text-caption',
                          at > 0 && at % (row.cells.length / shops.length) === 0 && 'border-ground border-s-2',
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
