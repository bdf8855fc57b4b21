import { cn } from '@/components/ui/cn';

const LOOKS: Readonly<Record<string, string>> = {
  s: 'bg-ink-2',
  a: 'bg-wash',
  m: 'border border-off-target bg-off-target/18',
  f: 'border border-line border-dashed',
  '-': 'hatch',
};

/** Days have no name but their place in the strip. */
function dayKey(at: number): string {
  return `day-${at}`;
}

/** A square a day: filled where the banner was seen, framed where it should have been, hatched where nobody collected. */
export function DayStrip({ strip }: { strip: string }) {
  const days = [...strip];
  const count = (letter: string) => days.filter((one) => one === letter).length;
  return (
    <span
      role="img"
      aria-label={`Seen on ${count('s')} of ${count('s') + count('a') + count('m')} collected days`}
      className="inline-flex h-3 w-full gap-px align-middle"
    >
      {days.map((letter, at) => (
        <span key={dayKey(at)} className={cn('h-full min-w-px grow rounded-[1px]', LOOKS[letter])} />
      ))}
    </span>
  );
}

const WORDS: Readonly<Record<string, string>> = {
  s: 'seen',
  a: 'collected, not there',
  m: 'collected, not seen',
  '-': 'not collected',
  f: 'to come',
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
