import { countHours, filesOf } from '@/components/downloads/day-words';

const COLLECTED = 'var(--ink-2)';
const AVAILABLE = 'color-mix(in srgb, var(--ink-2) 32%, var(--ground))';
const FAULT = 'var(--off-target)';

/** The mark of a day. Its shape shows the state without colour: full, pale, half, framed, dashed. */
export function DayMark({ hours, className }: { hours: string; className?: string }) {
  const counts = countHours(hours);
  const { collected, light, missing, expected, awaited, none } = counts;
  const files = filesOf(counts);
  const share = files > 0 ? (collected + light) / files : 0;
  // The height of a day that is not over is the share of its files so far.
  const height = awaited > 0 ? files / (files + awaited) : 1;
  const top = (part: number) => 15 - 14 * part;
  return (
    <svg viewBox="0 0 13 16" preserveAspectRatio="none" aria-hidden="true" className={className}>
      {awaited > 0 ? <rect y={1} width={13} height={14} fill="var(--line)" /> : null}
      {files > 0 ? <rect y={top(height)} width={13} height={14 * height} fill={AVAILABLE} /> : null}
      {share > 0 ? <rect y={top(height * share)} width={13} height={14 * height * share} fill={COLLECTED} /> : null}
      {light > 0 ? (
        <>
          <rect y={1} width={13} height={14} fill={AVAILABLE} />
          <rect y={8} width={13} height={7} fill={FAULT} />
        </>
      ) : null}
      {missing > 0 ? <Frame stroke={FAULT} strokeWidth={1.5} /> : null}
      {files + missing === 0 && expected > 0 ? (
        <Frame stroke="var(--ink-3)" strokeWidth={1} strokeDasharray="2 2" />
      ) : null}
      {files + missing + expected + awaited === 0 && none > 0 ? (
        <rect x={3.5} y={7.5} width={6} height={1} fill="var(--ink-3)" />
      ) : null}
    </svg>
  );
}

function Frame(props: React.SVGProps<SVGRectElement>) {
  return <rect x={0.75} y={1.75} width={11.5} height={12.5} fill="none" {...props} />;
}

const KEY: readonly (readonly [letters: string, words: string])[] = [
  ['c', 'collected'],
  ['a', 'available'],
  ['l', 'light'],
  ['m', 'missing'],
  ['e', 'expected, not checked'],
];

export function MarkKey() {
  return (
    <ul aria-label="Marks" className="flex flex-wrap gap-x-3 gap-y-1 text-caption text-ink-3">
      {KEY.map(([letters, words]) => (
        <li key={words} className="flex items-center gap-1">
          <DayMark hours={letters} className="h-3 w-2.5" />
          {words}
        </li>
      ))}
      <li className="flex items-center gap-1">
        <span aria-hidden className="h-3 w-2.5 rounded-[2px] outline-[1.5px] outline-ink -outline-offset-1" />
        chosen
      </li>
    </ul>
  );
}
