/** Number of days in a strip, and the width of a day in pixels. */
const DAYS = 14;
const STEP = 5;
const HEIGHT = 13;

/** Draws a bar for each day with this letter, `inset` pixels smaller on each side. */
function bars(letters: readonly string[], letter: string, inset = 0): string {
  const [width, height] = [STEP - 1 - 2 * inset, HEIGHT - 2 * inset];
  return letters
    .flatMap((one, at) => (one === letter ? [`M${at * STEP + inset} ${inset}h${width}v${height}h${-width}z`] : []))
    .join('');
}

/** A bar for each of the last days: filled if some instances were bad, dashed if none is known. */
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
      <path d={bars(letters, 'b')} fill="var(--off-target)" />
      <path d={bars(letters, 'g')} fill="var(--line)" />
      <path d={bars(letters, '-', 0.5)} fill="none" stroke="var(--ink-3)" strokeDasharray="2 2" />
    </svg>
  );
}
