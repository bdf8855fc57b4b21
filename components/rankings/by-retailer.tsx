'use client';

import { ByRetailerPanel } from '@/components/layout/by-retailer';
import { tilesByName } from '@/components/layout/tiles-by-name';
import type { RankingsState } from '@/components/rankings/page';
import { shopWithCountry } from '@/components/rankings/words';
import type { PlainColumn } from '@/components/ui/plain-table';
import { onlyRetailer } from '@/lib/client/address/only-retailer';
import { useFormat } from '@/lib/client/format/use-format';
import { type AnswerState, useAnswer } from '@/lib/client/query/use-answer';
import type { Figure } from '@/lib/queries/shared/figures';
import type { Tile } from '@/lib/queries/shared/tiles';

interface Line {
  key: string;
  name: string;
  /** Null for the total, and for a retailer without a name. */
  filter: string | null;
  country: string | null;
  figures: Readonly<Partial<Record<string, Figure>>>;
}

const TOTAL = { key: 'total', name: 'Total', filter: null, country: null };

interface ByRetailerProps {
  state: RankingsState;
  tiles: AnswerState<Tile[]>;
}

/** SKUs on page one, on target, gained and lost at each retailer, and at all of them. */
export function ByRetailer({ state: { params, set }, tiles }: ByRetailerProps) {
  const format = useFormat();
  const retailers = useAnswer('rankings/retailers', params);
  const share = (name: string, figure: 'on_page_one' | 'on_target'): PlainColumn<Line> => ({
    name,
    kind: 'number',
    className: 'px-0.5',
    cell({ figures }) {
      const { part, whole } = figures[figure] ?? {};
      if (!whole) return '—';
      return (
        <>
          {format.integer(part)} <span className="text-ink-3">of {format.integer(whole)}</span>
        </>
      );
    },
  });
  const change = (name: string, figure: 'gained' | 'lost'): PlainColumn<Line> => ({
    name,
    kind: 'number',
    className: 'ps-1 pe-0',
    cell({ figures }) {
      const count = figures[figure]?.value;
      if (!count) return format.integer(count);
      return figure === 'lost' ? (
        <span className="text-off-target">{format.difference(-count, 0)}</span>
      ) : (
        <span className="text-on-target">{format.difference(count, 0)}</span>
      );
    },
  });
  return (
    <ByRetailerPanel
      state={retailers}
      height={144}
      rows={(rows) => [
        ...rows.map(
          ({ keys, values }): Line => ({
            key: keys.shop,
            name: shopWithCountry(keys),
            filter: keys.retailer_name,
            country: keys.country,
            figures: values,
          }),
        ),
        ...(tiles.kind === 'content' ? [{ ...TOTAL, figures: Object.fromEntries(tilesByName(tiles)) }] : []),
      ]}
      keyOf={({ key }) => key}
      rowClass={({ key }) => key === TOTAL.key && 'font-semibold'}
      retailer={(line) => line}
      onSelect={(retailer, { country }) =>
        set(onlyRetailer(retailer, country, retailers.data?.map(({ keys }) => keys.retailer_name) ?? []))
      }
      columns={() => [
        share('Page one', 'on_page_one'),
        share('Target', 'on_target'),
        change('Gained', 'gained'),
        change('Lost', 'lost'),
      ]}
    />
  );
}
