'use client';

import type { ReactNode } from 'react';
import { CheckedPanel } from '@/components/page/checked-panel';
import { BucketTable } from '@/components/price-competition/bucket-table';
import { ChangePanel } from '@/components/price-competition/change-panel';
import { Heatmap } from '@/components/price-competition/heatmap';
import type { DatedPeriods } from '@/components/price-competition/prepare-change';
import type { Shown } from '@/components/price-competition/shown';
import type { View } from '@/components/price-competition/url-state';
import { Tabs } from '@/components/ui/tabs';
import type { Calibrated } from '@/lib/client/competition/calibrate';
import type { Totals } from '@/lib/client/competition/prepare-totals';
import type { PanelState } from '@/lib/client/panel-state';
import type { Period } from '@/lib/client/period';

interface CompetitionTabsProps {
  state: PanelState<Shown>;
  totals: Totals;
  periods: PanelState<DatedPeriods>;
  other: Period | null;
  view: View;
  onView: (view: View) => void;
  open: string | null;
  onOpen: (id: string, bucket?: string) => void;
  /** "Price competition, Velquin": stands on every export. */
  title: string;
  /** Shows the buckets whose numbers do not follow from their parts. */
  onDisagreeing: () => void;
  /** Question and filters in words: stand in pictures. */
  said: string;
}

const CHECKED = ['indices', 'depths', 'verdicts'] as const;

/** The same competitions in three views, each a panel with its own states. */
export function CompetitionTabs(props: CompetitionTabsProps) {
  const { state, totals, periods, other, view, onView, open, onOpen, title, said } = props;
  const panel = (question: string, draw: (shown: Shown) => ReactNode) => (
    <CheckedPanel
      title={question}
      state={state}
      caption={(shown) => captionOf(shown)}
      checked={CHECKED.map((noun) => ({ noun, ...totals[noun] }))}
      onDisagreeing={props.onDisagreeing}
    >
      {draw}
    </CheckedPanel>
  );
  const tabs = [
    {
      value: 'heatmap' as const,
      label: 'Index by bucket',
      content: panel('Where our prices stand against whom, and whether that is on target', (shown) => (
        <Heatmap shown={shown} title={`${title}, index`} said={said} open={open} onOpen={onOpen} />
      )),
    },
    {
      value: 'change' as const,
      label: 'Against the period before',
      content:
        state.kind === 'content' ? (
          <ChangePanel
            state={periods}
            shown={state.data}
            other={other}
            title={`${title}, change`}
            open={open}
            onOpen={onOpen}
          />
        ) : (
          panel('What moved against the period before, and who moved', () => null)
        ),
    },
    {
      value: 'buckets' as const,
      label: 'Every bucket',
      content: panel('The numbers behind every index', (shown) => (
        <BucketTable shown={shown} title={`${title}, buckets`} onOpen={onOpen} />
      )),
    },
  ];
  return <Tabs label="Views of the competitions" tabs={tabs} value={view} onChange={onView} />;
}

function captionOf({ pairs, calibrated }: Shown): string {
  const buckets = pairs[0]?.cells.length ?? 0;
  return [
    `${pairs.length} ${pairs.length === 1 ? 'competition' : 'competitions'}`,
    `${buckets} ${buckets === 1 ? 'bucket' : 'buckets'}`,
    ruleWords(calibrated),
  ].join(' · ');
}

/** By which rule the service makes its index, found in its own numbers. */
function ruleWords({ calibration, of }: Calibrated): string {
  if (!calibration) return of === 0 ? 'no index comes with both prices' : 'the index does not follow from the prices';
  const way = calibration.direction === 'base-over-benchmark' ? 'base ÷ benchmark' : 'benchmark ÷ base';
  return `index = ${way}${calibration.scale === 100 ? ' × 100' : ''}`;
}
