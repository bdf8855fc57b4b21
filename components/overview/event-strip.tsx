/** Number of days in a strip, and the width of a day in pixels. */
export const STRIP_DAYS = 14;
const STEP = 5.5;
const WIDTH = 4.4;
/** Bars begin below the mark of the first day. */
const TOP = 4;
const HEIGHT = 16;

type Look = 'b' | 'g' | '-';

/** Draws a line, as wide as a bar, for each day with this letter. */
function bars(letters: readonly string[], letter: Look): string {
  return letters
    .flatMap((one, at) => (one === letter ? [`M${(at * STEP + WIDTH / 2).toFixed(1)} ${TOP}V${HEIGHT}`] : []))
    .join('');
}

/** Draws two slanted strokes for each day without data. */
function hatches(letters: readonly string[]): string {
  return letters
    .flatMap((one, at) => {
      const x = at * STEP;
      return one === '-' ? [`M${x} 9l${WIDTH} -4.4M${x} 15l${WIDTH} -4.4`] : [];
    })
    .join('');
}

/**
 * A bar for each of the last days: orange if some subjects were bad, hatched if none is known.
 *
 * @param age days since the first day, 1 on the day itself, which is marked if it is one of the last days
 */
export function EventStrip({ strip, age }: { strip: string; age: number }) {
  const letters = [...strip.slice(-STRIP_DAYS)];
  const bad = letters.filter((letter) => letter === 'b').length;
  const first = letters.length - age;
  return (
    <svg
      width={STRIP_DAYS * STEP}
      height={HEIGHT}
      role="img"
      aria-label={`Bad on ${bad} of the last ${letters.length} days`}
      className="block"
    >
      <path d={bars(letters, 'b')} stroke="var(--off-target)" strokeWidth={WIDTH} />
      <path d={bars(letters, 'g')} stroke="var(--line)" strokeWidth={WIDTH} />
      <path d={hatches(letters)} fill="none" stroke="var(--ink-3)" />
      {first < 0 ? null : <path d={`M${first * STEP} 0h${WIDTH}v2.5h-${WIDTH}z`} fill="var(--ink)" />}
    </svg>
  );
}

const KEYS: readonly (readonly [letter: Look, age: number, words: string])[] = [
  ['b', 2, 'bad'],
  ['g', 2, 'good'],
  ['-', 2, 'no data'],
  ['b', 1, 'first day'],
];

/** Explains the bars of strips, in a line of text. */
export function StripKey() {
  return KEYS.map(([letter, age, words]) => (
    <span key={words} className="me-2.5 inline-flex items-center gap-1">
      <svg aria-hidden width={WIDTH} height={HEIGHT}>
        <path
          d={bars([letter], letter)}
          stroke={letter === 'b' ? 'var(--off-target)' : 'var(--line)'}
          strokeWidth={WIDTH}
        />
        <path d={hatches([letter])} fill="none" stroke="var(--ink-3)" />
        {age === 1 ? <path d={`M0 0h${WIDTH}v2.5h-${WIDTH}z`} fill="var(--ink)" /> : null}
      </svg>
      {words}
    </span>
  ));
}
