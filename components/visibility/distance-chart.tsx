'use client';

import { barChart } from '@/components/chart/bars';
import { ChartPanel } from '@/components/chart/chart-panel';
import type { ChartValue } from '@/components/chart/chart-value';
import { targetFilter, type VisibilityState, type VisibilityView } from '@/components/visibility/page';
import { pluralOf } from '@/lib/client/format/format-count';
import { capital } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import { TYPE_WORDS } from '@/lib/datasets/scores/filters';
import type { Distance, Distances } from '@/lib/queries/visibility/distances';

const HEIGHT = 196;

interface DistanceChartProps {
  state: VisibilityState;
  distances: AnswerState<Distances>;
}

/** Number of keywords by own listings below or above their target. A click on a bar opens its rows. */
export function DistanceChart({ state, distances }: DistanceChartProps) {
  const { address, set } = state;
  const format = useFormat();
  const sources = pluralOf(TYPE_WORDS[address.visibility_type].source);
  return (
    <ChartPanel
      title={`${capital(sources)} by distance from target`}
      state={distances}
      height={HEIGHT}
      isEmpty={({ judged }) => judged === 0}
      whyEmpty={() => `No ${sources} with a target for these filters.`}
      caption={({ judged, unknown }) =>
        [
          `own listings short or with room · ${format.count(judged, 'target')}`,
          unknown > 0 ? `${format.integer(unknown)} with unknown distance` : '',
        ]
          .filter(Boolean)
          .join(' · ')
      }
      chart={(data) =>
        distanceChart(data, (to_spare) =>
          set({
            view: viewOf(to_spare),
            only: null,
            ...(to_spare < 0 ? { target: null } : { target: ['met'], own: targetFilter(state) }),
          }),
        )
      }
    />
  );
}

function viewOf(to_spare: number): VisibilityView {
  if (to_spare >= 0) return 'scores';
  return to_spare === -1 ? 'one' : to_spare === -2 ? 'two' : 'more';
}

/** Draws missed targets on the left and met ones on the right, by the verdict of the service. */
export function distanceChart({ rows, below, reached }: Distances, onOpen?: (to_spare: number) => void): ChartValue {
  const isEnd = (index: number) => index === 0 || index === rows.length - 1;
  return barChart({
    label: 'Scores by own listings missing to the target, or to spare',
    header: 'Own listings',
    parts: [
      { name: 'Targets missed', color: 'var(--off-target)' },
      { name: 'Targets met', color: 'var(--on-target)' },
    ],
    bars: rows.map(({ to_spare, met, missed }, index) => ({
      label: labelOf(to_spare, isEnd(index)),
      values: [missed, met],
      isStrong: to_spare === -1,
    })),
    titles: rows.map((row, index) => wordsOf(row, isEnd(index))),
    divideAt: rows.findIndex(({ to_spare }) => to_spare === 0),
    ends: [
      {
        text: (format) => `▼ own listings short · ${format.integer(below)}`,
        color: 'var(--off-target)',
      },
      {
        text: (format) => `● on target, with room · ${format.integer(reached)}`,
        color: 'var(--on-target)',
      },
    ],
    onOpen: onOpen && ((index) => rows[index] && onOpen(rows[index].to_spare)),
  });
}

function labelOf(to_spare: number, isEnd: boolean): string {
  return `${Math.abs(to_spare)}${isEnd ? '+' : ''}`;
}

/** Describes a distance: "2 own listings missing", "5 or more own listings missing", "Just enough". */
function wordsOf({ to_spare }: Distance, isEnd: boolean): string {
  if (to_spare === 0) return 'Just enough';
  const count = `${Math.abs(to_spare)}${isEnd ? ' or more' : ''}`;
  const noun = Math.abs(to_spare) === 1 && !isEnd ? 'own listing' : 'own listings';
  return `${count} ${noun} ${to_spare < 0 ? 'missing' : 'to spare'}`;
}
