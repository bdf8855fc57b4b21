'use client';

import { ChartPanel } from '@/components/chart/chart-panel';
import { type ChartValue, type Frame, TEXT } from '@/components/chart/chart-value';
import { aimFilter, type VisibilityState, type VisibilityView } from '@/components/visibility/page';
import { capital, TYPE_WORDS } from '@/components/visibility/words';
import { counted, pluralOf } from '@/lib/client/counted';
import type { AnswerState } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { Distance, Distances } from '@/lib/queries/visibility/distances';

const HEIGHT = 196;
const [TOP, FOOT] = [18, 44];

interface DistanceChartProps {
  state: VisibilityState;
  distances: AnswerState<Distances>;
}

/** How many keywords are so many own listings short of their target, or beyond it; a bar leads to its rows. */
export function DistanceChart({ state, distances }: DistanceChartProps) {
  const { address, set, notes, clear } = state;
  const format = useFormat();
  const sources = pluralOf(TYPE_WORDS[address.visibility_type].source);
  return (
    <ChartPanel
      title={`${capital(sources)} by distance from target`}
      state={distances}
      height={HEIGHT}
      notes={notes}
      onClearFilters={clear}
      isEmpty={({ judged }) => judged === 0}
      whyEmpty={() => `No ${sources} with a target for these filters.`}
      caption={({ judged, unknown }) =>
        [
          `own listings short or with room · ${counted(judged, 'target', format)}`,
          unknown > 0 ? `${format.integer(unknown)} with unknown distance` : '',
        ]
          .filter(Boolean)
          .join(' · ')
      }
      chart={(data) =>
        distanceChart(data, (to_spare) =>
          set({ view: viewOf(to_spare), ...(to_spare < 0 ? {} : { target: ['met'], own: aimFilter(state) }) }),
        )
      }
    />
  );
}

function viewOf(to_spare: number): VisibilityView {
  if (to_spare >= 0) return 'scores';
  return to_spare === -1 ? 'one' : to_spare === -2 ? 'two' : 'more';
}

/** The bars as a value: missed targets at the left, met ones at the right, by the verdict of the service. */
export function distanceChart({ rows, below, reached }: Distances, onOpen?: (to_spare: number) => void): ChartValue {
  const most = Math.max(1, ...rows.map(({ met, missed }) => met + missed));
  function draw({ width, height, format }: Frame) {
    const step = width / rows.length;
    const foot = height - FOOT;
    const tall = (count: number) => (count / most) * (foot - TOP);
    const zero = rows.findIndex(({ to_spare }) => to_spare === 0) * step;
    return (
      <>
        {rows.map(({ to_spare, met, missed }, at) => {
          const all = met + missed;
          return (
            <g key={to_spare} transform={`translate(${at * step} 0)`}>
              <rect
                x={2}
                width={step - 4}
                y={foot - tall(missed)}
                height={tall(missed)}
                fill="var(--off-target)"
                opacity={to_spare === -1 ? 1 : 0.5}
              />
              <rect
                x={2}
                width={step - 4}
                y={foot - tall(all)}
                height={tall(met)}
                fill="var(--on-target)"
                opacity={0.5}
              />
              <text
                x={step / 2}
                y={foot - tall(all) - 5}
                textAnchor="middle"
                {...TEXT}
                fontSize={12}
                fill="var(--ink)"
                fontWeight={to_spare === -1 ? 600 : 400}
              >
                {format.integer(all)}
              </text>
              <text x={step / 2} y={foot + 16} textAnchor="middle" {...TEXT}>
                {labelOf(to_spare, at === 0 || at === rows.length - 1)}
              </text>
            </g>
          );
        })}
        <path d={`M0 ${foot + 0.5}H${width}`} stroke="var(--ink-3)" />
        <path d={`M${zero} 8V${foot + 18}`} stroke="var(--ink-3)" strokeDasharray="2 3" />
        <text x={2} y={height - 6} {...TEXT} fontSize={12} fill="var(--off-target)">
          ▼ own listings short · {format.integer(below)}
        </text>
        <text x={width - 2} y={height - 6} textAnchor="end" {...TEXT} fontSize={12} fill="var(--on-target)">
          ● on target, with room · {format.integer(reached)}
        </text>
      </>
    );
  }
  return {
    label: 'Scores by own listings missing to the target, or to spare',
    height: () => HEIGHT,
    draw,
    stops: ({ width, format }) =>
      rows.map((row, at) => ({
        x: ((at + 0.5) * width) / rows.length,
        title: wordsOf(row, at === 0 || at === rows.length - 1),
        lines: [
          { key: 'missed', name: 'target missed', value: format.integer(row.missed), color: 'var(--off-target)' },
          { key: 'met', name: 'target met', value: format.integer(row.met), color: 'var(--on-target)' },
        ],
      })),
    onOpen: onOpen && ((at) => rows[at] && onOpen(rows[at].to_spare)),
    table: {
      columns: [
        { header: 'Own listings' },
        { header: 'Targets missed', unit: 'count' },
        { header: 'Targets met', unit: 'count' },
      ],
      rows: rows.map((row, at) => [wordsOf(row, at === 0 || at === rows.length - 1), row.missed, row.met]),
    },
  };
}

function labelOf(to_spare: number, isEnd: boolean): string {
  return `${Math.abs(to_spare)}${isEnd ? '+' : ''}`;
}

/** "2 own listings missing", "5 or more own listings missing", "just enough". */
function wordsOf({ to_spare }: Distance, isEnd: boolean): string {
  if (to_spare === 0) return 'Just enough';
  const count = `${Math.abs(to_spare)}${isEnd ? ' or more' : ''}`;
  const noun = Math.abs(to_spare) === 1 && !isEnd ? 'own listing' : 'own listings';
  return `${count} ${noun} ${to_spare < 0 ? 'missing' : 'to spare'}`;
}
