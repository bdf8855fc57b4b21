import type { FileChange, Published } from '@/delivery/loads/publish';

/** Summarizes an import for the user: a line for each changed file, and one with the counts. */
export function summary(dataset: string, { added, replaced, unchanged, rows }: Published): string {
  const files = added.length + replaced.length + unchanged.length;
  if (files === 0) return `${dataset}: no rows; nothing changed.`;
  const parts = [
    `${added.length.toLocaleString('en')} new`,
    `${replaced.length.toLocaleString('en')} replaced`,
    `${unchanged.length.toLocaleString('en')} unchanged`,
  ];
  const changed = [...added, ...replaced].sort(byTime).map((change) => changeLine(dataset, change));
  return [
    ...changed,
    `${dataset}: ${formatCount(rows, 'row')} in ${formatCount(files, 'file')}: ${parts.join(', ')}.`,
  ].join('\n');
}

/** Formats a change: `price 2026-03-31 07h: 1,200 → 1,250 rows`. */
export function changeLine(dataset: string, { date, hour, before, rows }: FileChange): string {
  const was = before === null ? 'new' : before.toLocaleString('en');
  return `${dataset} ${date} ${String(hour).padStart(2, '0')}h: ${was} → ${formatCount(rows, 'row')}`;
}

function byTime(a: FileChange, b: FileChange): number {
  return a.date === b.date ? a.hour - b.hour : a.date < b.date ? -1 : 1;
}

const PLURALS = {
  'bad row': 'bad rows',
  cell: 'cells',
  definition: 'definitions',
  file: 'files',
  row: 'rows',
  shelf: 'shelves',
  value: 'values',
} as const;

/** Formats a count: "1 shelf", "1,200 shelves". */
export function formatCount(count: number, noun: keyof typeof PLURALS): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : PLURALS[noun]}`;
}

export function definitionsSummary(kind: string, { rows, unchanged, replaced }: Published): string {
  const change = unchanged.length > 0 ? 'unchanged' : replaced.length > 0 ? 'replaced' : 'new';
  return `${kind}: ${formatCount(rows, 'definition')}, ${change}.`;
}
