'use client';

import { type Multiple, SmallMultiples, sharedAxis } from '@/components/chart/small-multiples';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { Skeleton } from '@/components/ui/skeleton';
import type { VisibilityState } from '@/components/visibility/page';
import { shopWithCountry } from '@/components/visibility/words';
import { onlyRetailer } from '@/lib/client/address/only-retailer';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { RetailerFigures } from '@/lib/queries/visibility/retailers';

/** Height of four rows in pixels. */
const HEIGHT = 376;

interface RetailersPanelProps {
  state: VisibilityState;
  retailers: AnswerState<RetailerFigures[]>;
}

/** The share of each retailer by day, and its target. A click filters by the retailer. */
export function RetailersPanel({ state: { set }, retailers }: RetailersPanelProps) {
  const format = useFormat();
  const multiplesOf = (rows: RetailerFigures[]) => {
    const names = rows.map(({ keys }) => keys.retailer_name);
    return rows.map((row) =>
      multipleOf(row, format, () => set(onlyRetailer(row.keys.retailer_name, row.keys.retailer_country, names))),
    );
  };
  return (
    <AnswerPanel
      title="Share by retailer"
      state={retailers}
      height={HEIGHT}
      skeleton={<Skeleton className="h-full" />}
      caption={(rows) => {
        const axis = sharedAxis(multiplesOf(rows));
        const ends = axis ? `axis ${format.percent(axis[0], 0)} to ${format.percent(axis[1], 0)} · ` : '';
        return `${ends}dotted: target`;
      }}
      isEmpty={(rows) => rows.length === 0}
    >
      {(rows) => <SmallMultiples multiples={multiplesOf(rows)} />}
    </AnswerPanel>
  );
}

function multipleOf(
  { keys, values: { share, target_share, on_target } }: RetailerFigures,
  format: Format,
  onSelect: () => void,
): Multiple {
  const { shop, retailer_name: retailer } = keys;
  const name = shopWithCountry(keys);
  const change = share.value === null || share.before === null ? null : share.value - share.before;
  const met = on_target.whole
    ? `${format.integer(on_target.part)} of ${format.integer(on_target.whole)} on target`
    : share.value === null
      ? 'no score'
      : 'no target';
  return {
    key: shop,
    name,
    onSelect: retailer ? onSelect : undefined,
    value: format.percent(share.value),
    trend: share.trend,
    target: target_share.value,
    label: `Share at ${name} over ${share.trend.length} days`,
    notes: [met, change === null ? '' : format.points(change)],
  };
}
