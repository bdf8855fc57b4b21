import { barsOf, DAY, MissingDays, strokesOf } from '@/components/prices/day-strip';

const HEIGHT = 13;

/** Days of a strip in a state, of those on which it is known. */
export function daysInState(strip: string): { bad: number; known: number } {
  const count = (letters: string) => [...strip].filter((letter) => letters.includes(letter)).length;
  return { bad: count('b'), known: count('bg') };
}

/** A bar for each day: orange in the state, pale if not. Unknown days and days without an offer are a dot. */
export function StateStrip({ strip, label }: { strip: string; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, strip.length) * DAY} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="block h-[13px] w-[84px] shrink-0"
    >
      <title>{label}</title>
      <path d={barsOf(strip, 'g', 0, HEIGHT)} fill="var(--line)" />
      <path d={barsOf(strip, 'b', 0, HEIGHT)} fill="var(--off-target)" />
      <path
        d={strokesOf(strip, 'u', `m4 ${HEIGHT / 2 - 1}v2`) + strokesOf(strip, 'n', `m4 ${HEIGHT / 2 - 1}v2`)}
        stroke="var(--ink-3)"
        vectorEffect="non-scaling-stroke"
      />
      <MissingDays strip={strip} height={HEIGHT} />
    </svg>
  );
}
