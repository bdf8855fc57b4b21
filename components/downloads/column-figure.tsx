'use client';

import type { Preview } from '@/components/downloads/preview-panel';
import { profileWords } from '@/components/downloads/profile-words';
import { Popover } from '@/components/ui/popover';
import { useFormat } from '@/lib/client/use-format';

const WIDTH = 96;
const HEIGHT = 24;
const GAP = 1;

interface ColumnFigureProps {
  column: Preview['columns'][number];
  /** Rows that it was counted over. */
  read: number;
}

/** What a column holds, as small bars; a click tells it in words. */
export function ColumnFigure({ column, read }: ColumnFigureProps) {
  const format = useFormat();
  const { name, meaning, profile } = column;
  const { summary, facts } = profileWords(profile, column.type, read, format);
  return (
    <Popover
      title={name}
      trigger={
        <button type="button" className="block w-full min-w-24 rounded-sm pt-1 text-start hover:bg-wash">
          <Bars {...barsOf(profile)} />
          <span className="block max-w-36 truncate font-normal text-caption text-ink-3">{summary}</span>
        </button>
      }
    >
      {meaning ? <p className="mb-2 text-ink-2">{meaning}</p> : null}
      <dl className="grid grid-cols-[minmax(0,1fr)_max-content] gap-x-4 gap-y-1">
        {facts.map(([fact, value]) => (
          <div key={fact} className="contents">
            <dt className="break-words text-ink-2">{fact}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}

/** Even bins where the values have an order, else the most frequent values and, paler, all others together. */
function barsOf({ histogram, top, distinct }: ColumnFigureProps['column']['profile']) {
  if (histogram) return { bars: histogram.bins, rest: false };
  return { bars: top.map(({ count }) => count), rest: distinct > top.length };
}

function Bars({ bars, rest }: { bars: readonly number[]; rest: boolean }) {
  const most = Math.max(1, ...bars);
  const slots = Math.max(bars.length, 6);
  const step = WIDTH / slots;
  return (
    <svg aria-hidden width={WIDTH} height={HEIGHT} className="block">
      <line x1={0} x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} stroke="var(--line)" />
      {bars
        .map((count, at) => ({ at, height: count === 0 ? 0 : Math.max(1.5, (count / most) * (HEIGHT - 2)) }))
        .map(({ at, height }) => (
          <rect
            key={at}
            x={at * step}
            y={HEIGHT - 1 - height}
            width={step - GAP}
            height={height}
            fill={rest ? 'var(--control)' : 'var(--ink-2)'}
          />
        ))}
    </svg>
  );
}
