'use client';

import { profileFacts, profileSummary, shareWord } from '@/components/downloads/profile-words';
import type { Preview } from '@/components/downloads/use-preview';
import { FactList } from '@/components/ui/fact-list';
import { Popover } from '@/components/ui/popover';
import { Truncated } from '@/components/ui/truncated';
import { useFormat } from '@/lib/client/format/use-format';

const WIDTH = 96;
const HEIGHT = 24;
const GAP = 1;

interface ColumnFigureProps {
  column: Preview['columns'][number];
  /** Number of rows that were counted. */
  read: number;
}

/** Shows the values of a column as small bars. A click opens its profile. */
export function ColumnFigure({ column, read }: ColumnFigureProps) {
  const format = useFormat();
  const { name, meaning, profile } = column;
  return (
    <Popover
      title={name}
      trigger={
        <button type="button" className="block w-full min-w-24 rounded-sm pt-1 text-start hover:bg-wash">
          <Bars {...barsOf(profile)} />
          <span className="block max-w-36 truncate font-normal text-caption text-ink-3">
            {profileSummary(profile, column.type, read, format)}
          </span>
        </button>
      }
    >
      {meaning ? <p className="mb-2 text-ink-2">{meaning}</p> : null}
      <FactList facts={profileFacts(profile, column.type, read, format)} />
      {profile.top.length > 0 && profile.distinct > 1 ? <TopValues top={profile.top} read={read} /> : null}
    </Popover>
  );
}

function TopValues({ top, read }: { top: ColumnFigureProps['column']['profile']['top']; read: number }) {
  const format = useFormat();
  return (
    <>
      <p className="mt-3 border-line border-t pt-2 text-ink-2">Most frequent</p>
      <ol>
        {top.map(({ value, count }) => (
          <li key={value} className="flex items-baseline justify-between gap-4">
            <Truncated text={value} className="min-w-0" />
            <span className="shrink-0">
              {format.integer(count)} <span className="text-ink-3">{shareWord(count, read, format)}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Even bins of numbers and times, otherwise the most frequent values, pale if they are not all values. */
function barsOf({ histogram, top, distinct }: ColumnFigureProps['column']['profile']) {
  if (histogram) return { bars: histogram.bins, rest: false };
  return { bars: top.map(({ count }) => count), rest: distinct > top.length };
}

function Bars({ bars, rest }: { bars: readonly number[]; rest: boolean }) {
  const maxCount = Math.max(1, ...bars);
  const slots = Math.max(bars.length, 6);
  const step = WIDTH / slots;
  return (
    <svg aria-hidden width={WIDTH} height={HEIGHT} className="block">
      <line x1={0} x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} stroke="var(--line)" />
      {bars
        .map((count, index) => ({
          at: index,
          height: count === 0 ? 0 : Math.max(1.5, (count / maxCount) * (HEIGHT - 2)),
        }))
        .map(({ at, height }) => (
          <rect
            key={at}
            x={at * step}
            y={HEIGHT - 1 - height}
            width={Math.max(GAP, step - GAP)}
            height={height}
            fill={rest ? 'var(--control)' : 'var(--ink-2)'}
          />
        ))}
    </svg>
  );
}
