import { countsOf, presentOf } from '@/components/downloads/day-words';
import type { DatasetDay } from '@/lib/contract/download-days';

const COLLECTED = 'var(--ink-2)';
const THERE = 'color-mix(in srgb, var(--ink-2) 32%, var(--ground))';
const LIGHT = 'var(--off-target)';

/** What a day is drawn as, told apart without colour: full, half, framed, a dash, a dot. */
export function DayMark({ day, className }: { day: DatasetDay; className?: string }) {
  const counts = countsOf([day]);
  const present = presentOf(counts);
  const { collected, light, missing, running, unasked } = counts;
  const share = present > 0 ? (collected + light) / present : 0;
  // Of a day that is not over, only what came so far stands; the rest of its height is to come.
  const height = running > 0 ? present / (present + running) : 1;
  const top = (part: number) => 15 - 14 * part;
  return (
    <svg viewBox="0 0 13 16" preserveAspectRatio="none" aria-hidden="true" className={className}>
      {running > 0 ? <rect y={1} width={13} height={14} fill="var(--line)" /> : null}
      {present > 0 ? <rect y={top(height)} width={13} height={14 * height} fill={THERE} /> : null}
      {share > 0 ? <rect y={top(height * share)} width={13} height={14 * height * share} fill={COLLECTED} /> : null}
      {light > 0 ? (
        <>
          <rect y={1} width={13} height={14} fill={THERE} />
          <rect y={8} width={13} height={7} fill={LIGHT} />
        </>
      ) : null}
      {missing > 0 ? (
        <rect x={0.75} y={1.75} width={11.5} height={12.5} fill="none" stroke={LIGHT} strokeWidth={1.5} />
      ) : null}
      {present + missing + running > 0 ? null : unasked > 0 ? (
        <circle cx={6.5} cy={8} r={1.2} fill="var(--ink-3)" />
      ) : (
        <rect x={3.5} y={7.5} width={6} height={1} fill="var(--ink-3)" />
      )}
    </svg>
  );
}

const KEY: readonly (readonly [letters: string, words: string])[] = [
  ['f', 'collected'],
  ['a', 'there'],
  ['l', 'light'],
  ['m', 'missing'],
  ['?', 'not asked'],
  ['-', 'no file'],
  ['fr', 'not over'],
];

/** What the marks say. */
export function MarkKey() {
  return (
    <ul aria-label="Marks" className="flex flex-wrap gap-x-3 gap-y-1 text-caption text-ink-3">
      {KEY.map(([letters, words]) => (
        <li key={words} className="flex items-center gap-1">
          <DayMark day={{ date: '', hours: letters, bytes: null, compared: 0 }} className="h-3 w-2.5" />
          {words}
        </li>
      ))}
      <li className="flex items-center gap-1">
        <span aria-hidden className="h-3 w-2.5 rounded-[2px] outline-[1.5px] outline-ink -outline-offset-1" />
        in the basket
      </li>
    </ul>
  );
}
