'use client';

import { cn } from '@/components/ui/cn';
import { moveFocus } from '@/components/ui/move-cell';
import { ScrollLine } from '@/components/ui/scroll-line';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import { FIRST_POSITIONS } from '@/lib/datasets/listings/filters';
import type { FirstOfDay, FirstTen } from '@/lib/queries/shelf/first-ten';

const RANKS = Array.from({ length: FIRST_POSITIONS }, (_, index) => index + 1);
/** Days between labels. */
const LABELLED = 7;

interface DayColumnsProps {
  data: FirstTen;
  /** Color of each brand. */
  colors: readonly string[];
  date: string;
  against: string;
  onDay: (day: string) => void;
}

/** A column for each day: the number of own positions, and a mark for each position. Arrow keys move between days. */
export function DayColumns({ data, colors, date, against, onDay }: DayColumnsProps) {
  const format = useFormat();
  const { days, first } = data;
  const hasSelected = days.includes(date);
  return (
    <ScrollLine className="pb-0.5">
      <fieldset aria-label="Days of this shelf" onKeyDown={moveFocus} className="flex min-w-max gap-px px-0.5 pt-0.5">
        {days.map((day, index) => {
          const firstOfDay = first[index] ?? null;
          const isSelected = day === date;
          const fromEnd = days.length - 1 - index;
          const words = dayWords(day, firstOfDay, data, format);
          return (
            <button
              key={day}
              type="button"
              aria-label={words}
              title={words}
              ref={isSelected ? scrollIntoLine : undefined}
              aria-current={isSelected ? 'date' : undefined}
              tabIndex={isSelected || (!hasSelected && fromEnd === 0) ? 0 : -1}
              onClick={() => onDay(day)}
              className="min-w-6 grow basis-0 rounded text-center text-[11px] text-ink-2 leading-[15px] hover:bg-wash"
            >
              <span
                className={cn(
                  'block rounded px-0.5 pb-px',
                  day === against && 'shadow-[0_0_0_1px_var(--ink-3)]',
                  isSelected && 'font-semibold text-ink shadow-[0_0_0_1.5px_var(--ink)]',
                )}
              >
                {firstOfDay ? format.integer(firstOfDay.own) : '–'}
                {firstOfDay ? (
                  <Positions firstOfDay={firstOfDay} colors={colors} />
                ) : (
                  <span className="hatch block h-[69px] border border-line" />
                )}
              </span>
              <span className="relative block h-[15px] whitespace-nowrap text-ink-3">
                {fromEnd % LABELLED === 0 ? (
                  <span
                    className={cn(
                      'absolute',
                      index === 0 ? 'start-0' : fromEnd === 0 ? 'end-0' : 'left-1/2 -translate-x-1/2',
                    )}
                  >
                    {format.shortDay(day)}
                  </span>
                ) : null}
              </span>
            </button>
          );
        })}
      </fieldset>
    </ScrollLine>
  );
}

/** Centers the selected day in the line, if the line is wider than the screen. */
function scrollIntoLine(day: HTMLElement | null) {
  const line = day?.parentElement?.parentElement;
  if (day && line) line.scrollLeft = day.offsetLeft - line.clientWidth / 2;
}

function Positions({
  firstOfDay: { positions, sponsored },
  colors,
}: {
  firstOfDay: FirstOfDay;
  colors: readonly string[];
}) {
  return RANKS.map((rank) => {
    const brand = positions[rank - 1] ?? null;
    const color = brand === null ? 'var(--line)' : (colors[brand] ?? 'var(--line)');
    return (
      <span
        key={rank}
        className={cn('mb-px block h-[6px] border', brand === null && 'hatch')}
        style={{ borderColor: color, ...(brand !== null && !sponsored[rank - 1] && { background: color }) }}
      />
    );
  });
}

/** "Tue 30 Jun: 2 of 10 own. Velquin 2, Oskarine 3." */
function dayWords(day: string, firstOfDay: FirstOfDay | null, { brands }: FirstTen, format: Format): string {
  if (firstOfDay === null) return `${format.weekday(day)}: not known`;
  const counts = new Map<number, number>();
  for (const brand of firstOfDay.positions) if (brand !== null) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  const names = [...counts].map(([index, count]) => `${isolated(brands[index]?.name ?? 'Unknown brand')} ${count}`);
  const source = firstOfDay.isListed ? '' : ' By ranks of tracked products.';
  return `${format.weekday(day)}: ${firstOfDay.own} of ${firstOfDay.known} own. ${names.join(', ')}.${source}`;
}
