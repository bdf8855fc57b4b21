'use client';

import { AnswerPanel } from '@/components/panel/answer-panel';
import type { RankingsState } from '@/components/rankings/page';
import { shopWithCountry } from '@/components/rankings/words';
import { type PlainColumn, PlainTable } from '@/components/ui/plain-table';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { Format } from '@/lib/client/format';
import { type AnswerState, useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { Figure } from '@/lib/queries/shared/figures';
import type { Tile } from '@/lib/queries/shared/tiles';

interface Line {
  key: string;
  name: string;
  /** Null for the total, and for a retailer without a name. */
  retailer: string | null;
  figureOf: (name: 'on_page_one' | 'on_target' | 'gained' | 'lost') => Figure | undefined;
}

interface ByRetailerProps {
  state: RankingsState;
  tiles: AnswerState<Tile[]>;
}

/** SKUs on page one, on target, gained and lost at each retailer, and at all of them. */
export function ByRetailer({ state: { params, set }, tiles }: ByRetailerProps) {
  const format = useFormat();
  const retailers = useAnswer('rankings/retailers', params);
  const total: Line[] =
    tiles.kind === 'content'
      ? [
          {
            ...{ key: 'total', name: 'Total', retailer: null },
            figureOf: (name) => tiles.data.find((tile) => tile.name === name),
          },
        ]
      : [];
  const share = (name: string, figure: 'on_page_one' | 'on_target'): PlainColumn<Line> => ({
    name,
    kind: 'number',
    className: 'px-1',
    cell: ({ figureOf }) => <Share figure={figureOf(figure)} format={format} />,
  });
  const change = (name: string, figure: 'gained' | 'lost'): PlainColumn<Line> => ({
    name,
    kind: 'number',
    className: 'ps-1 pe-0',
    cell: ({ figureOf }) => (
      <Change count={figureOf(figure)?.value ?? null} isLoss={figure === 'lost'} format={format} />
    ),
  });
  return (
    <AnswerPanel
      title="By retailer"
      state={retailers}
      height={144}
      skeleton={<SkeletonRows rows={5} />}
      isEmpty={(rows) => rows.length === 0}
    >
      {(rows) => (
        <div className="max-h-96 overflow-y-auto">
          <PlainTable
            label="Retailers"
            keyOf={({ key }) => key}
            rows={[
              ...rows.map(
                ({ keys, values }): Line => ({
                  key: keys.shop,
                  name: shopWithCountry(keys),
                  retailer: keys.retailer_name,
                  figureOf: (name) => values[name],
                }),
              ),
              ...total,
            ]}
            rowClass={({ key }) => key === 'total' && 'font-semibold'}
            columns={[
              {
                name: 'Retailer',
                kind: 'text',
                className: 'max-w-28 truncate ps-0 pe-1',
                cell: ({ name, retailer }) =>
                  retailer === null ? (
                    name
                  ) : (
                    <button
                      type="button"
                      title={`Show only ${name}`}
                      aria-label={`Show only ${name}`}
                      className="min-h-6 max-w-full truncate hover:underline"
                      onClick={() => set({ retailer: [retailer] })}
                    >
                      {name}
                    </button>
                  ),
              },
              share('On page one', 'on_page_one'),
              share('On target', 'on_target'),
              change('Gained', 'gained'),
              change('Lost', 'lost'),
            ]}
          />
        </div>
      )}
    </AnswerPanel>
  );
}

/** "11 of 15" */
function Share({ figure, format }: { figure: Figure | undefined; format: Format }) {
  if (!figure?.whole) return '—';
  return (
    <>
      {format.integer(figure.part)} <span className="text-ink-3">of {format.integer(figure.whole)}</span>
    </>
  );
}

/** "+2" or "−2" in the color of its verdict. */
function Change({ count, isLoss, format }: { count: number | null; isLoss: boolean; format: Format }) {
  if (!count) return format.integer(count);
  return (
    <span className={isLoss ? 'text-off-target' : 'text-on-target'}>
      {format.difference(isLoss ? -count : count, 0)}
    </span>
  );
}
