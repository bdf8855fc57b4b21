import { cpus, totalmem } from 'node:os';

/** One table of the report: ratios first, then what they were made of. */
export interface Table {
  title: string;
  /** What was compared with what, in a sentence or two. */
  note: string;
  head: string[];
  rows: (string | number | null)[][];
}

export function report(tables: readonly Table[]): string {
  return `${[
    '# Benchmarks',
    '',
    'Made by `npm run bench`, which writes this page. Ratios are taken side by side in one run, so they carry over to other',
    'machines better than the absolute numbers beside them; those vary by some 15 % from run to run.',
    '',
    `Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}, Node.js ${process.versions.node}.`,
    ...tables.flatMap(section),
  ].join('\n')}\n`;
}

function section({ title, note, head, rows }: Table): string[] {
  const line = (cells: readonly (string | number | null)[]) => `| ${cells.map((cell) => cell ?? '—').join(' | ')} |`;
  return ['', `## ${title}`, '', note, '', line(head), line(head.map(() => '---')), ...rows.map(line)];
}

export function ratio(part: number, whole: number): string {
  return Number.isFinite(part / whole) ? `${(part / whole).toFixed(2)}×` : '—';
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

export function milliseconds(seconds: number): string {
  return seconds < 0.01 ? `${(seconds * 1000).toFixed(1)} ms` : `${Math.round(seconds * 1000)} ms`;
}
