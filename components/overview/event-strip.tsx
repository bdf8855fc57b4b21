import { badShare } from '@/lib/queries/overview/day-letters';

/** Maximum number of days in a strip, and the width of a day in pixels. */
export const STRIP_DAYS = 14;
const STEP = 5.5;
const WIDTH = 4.4;
/** Bars begin below the mark of the first day. */
const TOP = 4;
const HEIGHT = 16;

/** Draws a line, as wide as a bar, from the bottom to a share of the height of each day. */
function bars(shares: readonly number[]): string {
  return shares
    .map((share, index) =>
      share > 0 ? `M${(index * STEP + WIDTH / 2).toFixed(1)} ${HEIGHT}v${(share * (TOP - HEIGHT)).toFixed(1)}` : '',
    )
    .join('');
}

/** Draws two slanted strokes for each day without data. */
function hatches(letters: readonly string[]): string {
  return letters
    .flatMap((letter, index) => {
      const x = index * STEP;
      return letter === '-' ? [`M${x} 9l${WIDTH} -4.4M${x} 15l${WIDTH} -4.4`] : [];
    })
    .join('');
}

/** Draws days, those before `first` pale. `first` is below 0 if the first day is not among them. */
function Days({ letters, first }: { letters: readonly string[]; first: number }) {
  const bad = letters.map(badShare);
  return (
    <>
      <path d={bars(letters.map((letter) => (letter === '-' ? 0 : 1)))} stroke="var(--line)" strokeWidth={WIDTH} />
      <path
        d={bars(bad.map((share, index) => (index < first ? share : 0)))}
        stroke="var(--off-target)"
        strokeWidth={WIDTH}
        opacity={0.4}
      />
      <path
        d={bars(bad.map((share, index) => (index < first ? 0 : share)))}
        stroke="var(--off-target)"
        strokeWidth={WIDTH}
      />
      <path d={hatches(letters)} fill="none" stroke="var(--ink-3)" />
      {first < 0 ? null : <path d={`M${first * STEP} 0h${WIDTH}v2.5h-${WIDTH}z`} fill="var(--ink)" />}
    </>
  );
}

/**
 * A bar for each of the last days: orange as far as its subjects were bad, hatched if none is known. Bad days before the
 * first one are of an earlier event, and pale.
 *
 * @param age days since the first day, 1 on the day itself, which is marked if it is one of the last days
 */
export function EventStrip({ strip, age }: { strip: string; age: number }) {
  const letters = [...strip.slice(-STRIP_DAYS)];
  const first = letters.length - age;
  const bad = letters.flatMap((letter, index) => (badShare(letter) > 0 ? [{ index, letter }] : []));
  const since = bad.filter(({ index }) => index >= first);
  const inPart = since.filter(({ letter }) => letter !== 'b').length;
  const words = [
    `Bad on ${since.length} of the last ${letters.length} days`,
    inPart > 0 && `on ${inPart} of them in part`,
    bad.length > since.length && `and on ${bad.length - since.length} before, which ended`,
  ];
  return (
    <svg
      width={letters.length * STEP}
      height={HEIGHT}
      role="img"
      aria-label={words.filter(Boolean).join(', ')}
      className="block"
    >
      <Days letters={letters} first={first} />
    </svg>
  );
}

const KEYS: readonly (readonly [letter: string, first: number, words: string])[] = [
  ['b', -1, 'bad'],
  ['5', -1, 'in part'],
  ['g', -1, 'good'],
  ['-', -1, 'no data'],
  ['b', 0, 'first day'],
  ['b', 1, 'earlier, ended'],
];

/** Explains the star of names and the bars of strips, in a line of text. */
export function StripKey() {
  return (
    <>
      <span className="me-2.5 inline-block align-top">★ power, counts twice</span>
      {KEYS.map(([letter, first, words]) => (
        <span key={words} className="me-2.5 inline-flex items-center gap-1 align-top">
          <svg aria-hidden width={WIDTH} height={HEIGHT}>
            <Days letters={[letter]} first={first} />
          </svg>
          {words}
        </span>
      ))}
    </>
  );
}
