'use client';

import { type HeatRow, HeatStrip } from '@/components/chart/heat-table';
import type { TimeDimension } from '@/components/price-competition/page';
import { againstWords, BUCKET_NOUNS, bucketWords, indexWords, statusWord } from '@/components/price-competition/words';
import type { Format } from '@/lib/client/format/format';
import type { CompetitionLine } from '@/lib/queries/price-competition/lines.columns';
import type { Summary } from '@/lib/queries/price-competition/summary';

/** Fills of cells by letter: on, near, above, below, far above and far below the band, off without a side, other. */
const FILLS: Readonly<Record<string, string>> = {
  o: 'color-mix(in srgb, var(--on-target) var(--on-target-fill), var(--ground))',
  n: 'color-mix(in srgb, var(--near) 38%, var(--ground))',
  a: 'color-mix(in srgb, var(--off-target) 20%, var(--ground))',
  b: 'color-mix(in srgb, var(--off-target) 20%, var(--ground))',
  A: 'color-mix(in srgb, var(--off-target) 45%, var(--ground))',
  B: 'color-mix(in srgb, var(--off-target) 45%, var(--ground))',
  f: 'color-mix(in srgb, var(--off-target) 20%, var(--ground))',
  u: 'color-mix(in srgb, var(--near) 12%, var(--ground))',
};

const STRIP_WORDS: Readonly<Record<string, string>> = {
  o: 'on target',
  n: 'near target',
  a: 'off target, above',
  b: 'off target, below',
  f: 'off target',
  A: 'far off target, above',
  B: 'far off target, below',
  u: 'other verdict',
};

/** Reasons why a bucket has no competitions. */
const LOST_WORDS: Readonly<Record<string, string>> = {
  e: 'nothing published',
  x: 'could not be collected',
  m: 'not collected yet',
};

interface StripParts {
  summary: Summary;
  by: TimeDimension;
  format: Format;
  onOpen: (id: string, bucket?: string) => void;
}

/** Returns the row of a competition with a cell for each bucket. The text of a cell without an index has the reason. */
export function stripRow(line: CompetitionLine, { summary, by, format, onOpen }: StripParts): HeatRow {
  const { id, strip, indices, without, band_min, band_max } = line;
  const { buckets } = summary;
  const why = (bucket: string | undefined) => {
    const states = without.find(([day]) => day === bucket);
    return states ? `base ${statusWord(states[1])}, benchmark ${statusWord(states[2])}` : 'no data';
  };
  const off = [...strip].filter((letter) => 'abABf'.includes(letter)).length;
  const judged = [...strip].filter((letter) => letter in FILLS).length;
  return {
    key: id,
    label: `${againstWords(line)}: off target in ${off} of ${judged} ${BUCKET_NOUNS[by]}${judged === 1 ? '' : 's'} with an index`,
    cells: strip.length,
    onOpen: (index) => onOpen(id, buckets[index]),
    wordsOf(index) {
      const bucket = buckets[index];
      const when = bucket ? bucketWords(bucket, by, format) : '';
      const letter = strip[index] ?? '-';
      const value = indices[index] ?? null;
      if (LOST_WORDS[letter]) return `${when}: ${LOST_WORDS[letter]}`;
      return letter === '-'
        ? `${when}: no index, ${why(bucket)}`
        : `${when}: ${indexWords({ index: value, band: [band_min, band_max], rule: summary.rule }, format)}, ${STRIP_WORDS[letter]}`;
    },
  };
}

/** A strip with a column for each bucket, which a click opens. Columns without an index are hatched. */
export function Strip({ row, strip }: { row: HeatRow; strip: string }) {
  return (
    <HeatStrip row={row} className="py-0.5">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${Math.max(1, strip.length) * 10} 20`}
        preserveAspectRatio="none"
        className="block h-5 w-full"
      >
        <StripPaths strip={strip} />
      </svg>
    </HeatStrip>
  );
}

/** Draws a strip with one path for each letter. A bucket is 10 units wide and 20 high. */
export function StripPaths({ strip }: { strip: string }) {
  const letters = [...new Set(strip)];
  const edges = (letter: string, y: number) => pathOf(strip, letter, y, 3);
  const filled = letters.filter((letter) => letter in FILLS || letter === '-');
  return (
    <>
      {filled.map((letter) => (
        <path key={letter} d={pathOf(strip, letter, 1, 18)} fill={FILLS[letter] ?? 'url(#no-index)'} />
      ))}
      <path d={pathOf(strip, 'e', 9, 2)} fill="var(--ink-3)" />
      <path
        d={strokePath(strip, 'x', 'l6 8m0 -8l-6 8', 2, 6) + strokePath(strip, 'm', 'h8v17h-8z', 0.5, 1.5)}
        fill="none"
        stroke="var(--ink-3)"
        vectorEffect="non-scaling-stroke"
      />
      <path d={edges('a', 1) + edges('A', 1) + edges('b', 16) + edges('B', 16)} fill="var(--off-target)" />
    </>
  );
}

function pathOf(strip: string, letter: string, y: number, height: number): string {
  return [...strip].flatMap((other, index) => (other === letter ? `M${index * 10} ${y}h9v${height}h-9z` : [])).join('');
}

/** Draws the same stroke in each bucket with a letter. */
function strokePath(strip: string, letter: string, stroke: string, x: number, y: number): string {
  return [...strip].flatMap((other, index) => (other === letter ? `M${index * 10 + x} ${y}${stroke}` : [])).join('');
}

/** Defines the hatch of buckets without an index for drawings on the page. */
export function NoIndexHatch() {
  return (
    <defs>
      <pattern id="no-index" width={4} height={4} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={1.2} height={4} fill="var(--ink-3)" opacity={0.45} />
      </pattern>
    </defs>
  );
}

const KEY = [
  ['o', 'on target'],
  ['n', 'near'],
  ['a', 'above the band'],
  ['b', 'below the band'],
  ['A', 'far off'],
  ['-', 'no index'],
  ['e', 'nothing published'],
  ['x', 'failed'],
  ['m', 'not collected'],
] as const;

/** Legend of the strips. Also defines their hatch. */
export function HeatKey() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-2">
      {KEY.map(([letter, words]) => (
        <li key={letter} className="flex items-center gap-1.5">
          <svg viewBox="0 0 9 20" width={9} height={14} preserveAspectRatio="none" aria-hidden="true">
            {letter === '-' ? <NoIndexHatch /> : null}
            <StripPaths strip={letter} />
          </svg>
          {words}
        </li>
      ))}
      <li>line: share on target</li>
    </ul>
  );
}
