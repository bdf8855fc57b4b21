/** Days that a strip shows, and pixels of one. */
const DAYS = 14;
const STEP = 5;
const HEIGHT = 13;

const FILLS: Readonly<Record<string, string>> = { b: 'var(--off-target)', g: 'var(--line)' };

/** A bar for each of the last days: filled while some items were bad, dashed where none was known. */
export function ProblemStrip({ strip }: { strip: string }) {
  const letters = [...strip.slice(-DAYS)];
  const bad = letters.filter((letter) => letter === 'b').length;
  return (
    <svg
      width={letters.length * STEP}
      height={HEIGHT}
      role="img"
      aria-label={`Bad on ${bad} of the last ${letters.length} days`}
    >
      {letters.map((letter, at) => {
        const fill = FILLS[letter];
        const inset = fill ? 0 : 0.5;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other identity than its position.
            key={at}
            x={at * STEP + inset}
            y={inset}
            width={STEP - 1 - 2 * inset}
            height={HEIGHT - 2 * inset}
            fill={fill ?? 'none'}
            stroke={fill ? 'none' : 'var(--ink-3)'}
            strokeDasharray="2 2"
          />
        );
      })}
    </svg>
  );
}
