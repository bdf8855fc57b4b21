import { cn } from '@/components/ui/cn';

const LOOKS: Readonly<Record<string, string>> = {
  s: 'bg-ink-2',
  a: 'bg-wash',
  m: 'border border-off-target bg-off-target/18',
  f: 'border border-line border-dashed',
  n: 'h-px! self-center bg-ink-3',
  x: 'grid place-items-center text-[9px] text-ink-2 leading-none before:content-["×"]',
  o: 'h-px! self-end bg-ink-3',
  u: 'h-px! self-start bg-ink-3',
  '-': 'hatch',
  // A day of the axis that is outside the strip.
  ' ': 'h-px! self-center bg-line',
};

/** Days have no name but their place in the strip. */
function dayKey(index: number): string {
  return `day-${index}`;
}

/**
 * A square for each day: filled if the banner was seen, framed if it should have been, a stroke if nothing was
 * published, a cross if collecting failed, hatched if it is not collected, a line at the top if its page is not in the
 * data. A space is a day outside the strip, see `onAxis`.
 *
 * @param inHue whether seen days have the colour of the surrounding text
 */
export function DayStrip({ strip, inHue = false }: { strip: string; inHue?: boolean }) {
  const days = [...strip];
  const count = (letter: string) => days.filter((day) => day === letter).length;
  const lost = ['n', 'x', '-', 'u', 'o'].flatMap((letter) =>
    count(letter) > 0 ? `${count(letter)} ${WORDS[letter]}` : [],
  );
  return (
    <span
      role="img"
      aria-label={[`Seen on ${count('s')} of ${count('s') + count('a') + count('m')} collected days`, ...lost].join(
        ', ',
      )}
      className="inline-flex h-3 w-full gap-px align-middle"
    >
      {days.map((letter, index) => (
        <span
          key={dayKey(index)}
          className={cn('h-full min-w-px grow rounded-[1px]', inHue && letter === 's' ? 'bg-current' : LOOKS[letter])}
        />
      ))}
    </span>
  );
}

const WORDS: Readonly<Record<string, string>> = {
  s: 'seen',
  a: 'collected, not seen',
  m: 'collected, not seen',
  n: 'nothing published',
  x: 'failed',
  '-': 'not collected',
  u: 'not checked',
  o: 'beyond the requested positions',
  f: 'upcoming',
};

export function StripLegend({ letters }: { letters: string }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-2">
      {[...letters].map((letter) => (
        <li key={letter} className="flex items-center gap-1.5">
          <span aria-hidden className={cn('size-3 rounded-[1px]', LOOKS[letter])} />
          {WORDS[letter]}
        </li>
      ))}
    </ul>
  );
}
