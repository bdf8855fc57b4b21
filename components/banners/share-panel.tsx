'use client';

import { useMemo } from 'react';
import { shareSheet } from '@/components/banners/sheet';
import { ChartFrame } from '@/components/chart/chart-frame';
import { RowBarChart } from '@/components/chart/row-bar-chart';
import { Panel } from '@/components/panel/panel';
import type { Placement } from '@/lib/client/banners/placement';
import { sharesByRetailer, type Weights } from '@/lib/client/banners/prepare-share';
import { weightsInWords } from '@/lib/client/banners/use-weights';
import { NOT_STATED } from '@/lib/client/facets';
import type { PanelState } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';

interface SharePanelProps {
  state: PanelState<readonly Placement[]>;
  weights: Weights;
  /** Shows the banners of a retailer. */
  onRetailer: (retailer: string) => void;
  /** Stands on an export, with the filters that are on. */
  title: string;
  notes: string;
}

const MOST = 20;

/** The share of own labels at each retailer. Retailers whose counts are unknown have no bar, and say so in the table. */
export function SharePanel({ state, weights, onRetailer, title, notes }: SharePanelProps) {
  const format = useFormat();
  const placements = state.kind === 'content' ? state.data : null;
  const shares = useMemo(() => (placements ? sharesByRetailer(placements, weights) : []), [placements, weights]);
  const known = shares.filter(({ share }) => share !== null);
  const bars = known.slice(0, MOST).map(({ retailer, share, own, competitor }) => ({
    label: retailer === NOT_STATED ? 'not stated' : retailer,
    value: share,
    note: `${format.integer(own)} of ${format.integer(own + competitor)} labels`,
  }));
  const uneven = weightsInWords(weights);
  const rule = `Own labels of own and competitor labels${uneven ? `, weighted: ${uneven}` : ', each banner by its count'}`;
  return (
    <Panel
      title="Whose banners stand at each retailer"
      state={state}
      caption={() =>
        `${rule} · ${format.integer(bars.length)} of ${format.integer(shares.length)} retailers${known.length < shares.length ? ', the others without counts, or with too few for a zero' : ''}`
      }
      className="min-h-64 print:min-h-0"
    >
      {() => (
        <ChartFrame
          print={{ title: `${title}, banner share`, notes: [rule, notes] }}
          sheet={{ ...shareSheet(shares), title: `${title}, banner share` }}
        >
          {bars.length === 0 ? (
            <p className="text-ink-2">
              {shares.some(({ own, competitor }) => own + competitor > 0)
                ? 'No own label is found, and most banners shown have no counts, so there is no share.'
                : 'No banner shown has both counts, so there is no share.'}{' '}
              Unknown is not zero: the table lists what is there.
            </p>
          ) : (
            <RowBarChart
              label={`${title}, banner share by retailer`}
              bars={bars}
              valueName="Banner share"
              format={(share) => format.percent(share, 0)}
              max={1}
              onBar={(at) => known[at] && onRetailer(known[at].retailer)}
            />
          )}
        </ChartFrame>
      )}
    </Panel>
  );
}
