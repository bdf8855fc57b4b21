import type { Published } from '@/delivery/loads/publish';

/** What an import did, for the person who started it. */
export function summary(dataset: string, { added, replaced, unchanged, rows }: Published): string {
  const files = added.length + replaced.length + unchanged.length;
  if (files === 0) return `${dataset}: no rows; nothing changed.`;
  const parts = [
    `${added.length.toLocaleString('en')} new`,
    `${replaced.length.toLocaleString('en')} replaced`,
    `${unchanged.length.toLocaleString('en')} unchanged`,
  ];
  return `${dataset}: ${counted(rows, 'row')} in ${counted(files, 'file')}: ${parts.join(', ')}.`;
}

export function counted(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
}

export function definitionsSummary(kind: string, { rows, unchanged, replaced }: Published): string {
  const change = unchanged.length > 0 ? 'unchanged' : replaced.length > 0 ? 'replaced' : 'new';
  return `${kind}: ${counted(rows, 'definition')}, ${change}.`;
}
