'use client';

import { niceTicks } from '@/components/chart/scale';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import type { Problems } from '@/lib/queries/overview/problems';

const HEIGHT = 84;
/** Parts of a day's column that are the gap between bars. */
const GAP = 0.25;
/** Days between the dates of the axis. */
const STEP = 7;

type StartedDay = Problems['started'][number];

/** Events by their first day, with open ones below solved ones. States how many problems are older. */
export function Started({ problems }: { problems: Problems }) {
  const format = useFormat();
  const { started } = problems;
  const ticks = niceTicks([0, 2, ...started.map(({ open, solved }) => open + solved)], { most: 4, whole: true });
  const most = ticks.values.at(-1) ?? 1;
  const y = (count: number) => HEIGHT * (1 - count / most);
  const last = started.length - 1;
  return (
    <figure>
      <div className="relative ms-5" style={{ height: HEIGHT }}>
        {ticks.values.map((tick) => (
          <span
            key={tick}
            aria-hidden
            className="absolute -start-5 w-full border-line border-t text-caption text-ink-3 leading-none"
            style={{ top: y(tick) }}
          >
            <span className="absolute -top-1.5 w-4 bg-ground text-end">{format.integer(tick)}</span>
          </span>
        ))}
        <svg
          viewBox={`0 0 ${started.length} ${HEIGHT}`}
          className="absolute inset-0 size-full"
          preserveAspectRatio="none"
          role="img"
          aria-label={started.map((day) => dayWords(day, format)).join('. ')}
        >
          {started.map((day, index) => (
            <g key={day.day} transform={`translate(${index} 0)`}>
              <title>{dayWords(day, format)}</title>
              <rect width={1} height={HEIGHT} fill="transparent" />
              <Bars day={day} y={y} />
            </g>
          ))}
        </svg>
        <p className="absolute start-1 top-1 bg-ground px-1 text-caption text-ink-3">{olderWords(problems, format)}</p>
      </div>
      <figcaption className="relative ms-5 h-4 text-caption text-ink-3">
        {started.map(({ day }, index) => {
          if (index === last)
            return (
              <span key={day} className="absolute end-0 text-ink">
                {format.shortDay(day)}
              </span>
            );
          // A date takes the width of about four days, so none is close to the last one.
          if ((last - index) % STEP !== 0 || index === 0) return null;
          return (
            <span
              key={day}
              className="absolute -translate-x-1/2"
              style={{ insetInlineStart: `${(100 * (index + 0.5)) / started.length}%` }}
            >
              {format.shortDay(day)}
            </span>
          );
        })}
      </figcaption>
    </figure>
  );
}

function Bars({ day: { is_collected, open, solved }, y }: { day: StartedDay; y: (count: number) => number }) {
  if (!is_collected)
    return (
      <path d={`M0.5 0V${HEIGHT}`} stroke="var(--control)" strokeDasharray="2 3" vectorEffect="non-scaling-stroke" />
    );
  const bar = { x: GAP / 2, width: 1 - GAP };
  return (
    <>
      <rect {...bar} y={y(open)} height={HEIGHT - y(open)} fill="var(--off-target)" />
      <rect {...bar} y={y(open + solved)} height={y(open) - y(open + solved)} fill="var(--control)" opacity={0.6} />
    </>
  );
}

function dayWords({ day, is_collected, open, solved }: StartedDay, format: Format): string {
  if (!is_collected) return `${format.day(day)}: no data`;
  return `${format.day(day)}: ${format.integer(open)} still open, ${format.integer(solved)} solved`;
}

/** "older, not drawn: 3 going on, 38 standing, 2 solved". A short period does not have the first days of all events. */
function olderWords({ total, started, older_solved }: Problems, format: Format): string {
  const olderEvents = total.new + total.going_on - started.reduce((sum, { open }) => sum + open, 0);
  const parts = [
    olderEvents > 0 && `${format.integer(olderEvents)} going on`,
    total.standing > 0 && `${format.integer(total.standing)} standing`,
    older_solved > 0 && `${format.integer(older_solved)} solved`,
  ].filter(Boolean);
  return parts.length > 0 ? `older, not drawn: ${parts.join(', ')}` : '';
}

/** The colors of the bars, with their numbers. */
export function StartedKey({ problems: { started } }: { problems: Problems }) {
  const format = useFormat();
  const sum = (name: 'open' | 'solved') => format.integer(started.reduce((total, day) => total + day[name], 0));
  return (
    <>
      <span aria-hidden className="text-off-target">
        ■
      </span>{' '}
      still open {sum('open')}{' '}
      <span aria-hidden className="text-control/60">
        ■
      </span>{' '}
      solved this week {sum('solved')}
    </>
  );
}
