import { cpus, totalmem } from 'node:os';

/** A table of the report: ratios first, then their values. */
export interface Table {
  title: string;
  /** Describes the comparison in a sentence or two. */
  note: string;
  head: string[];
  rows: (string | number | null)[][];
}

/** Shown if the machine lacks a program, such as nginx. */
const NOT_MEASURED = '—';

/** @param before the previous page, whose sections stay unless a table has the same title */
export function report(tables: readonly Table[], before = ''): string {
  const sections = new Map([...sectionsOf(before), ...tables.map((table) => [table.title, section(table)] as const)]);
  return `${[HEAD, machine(), ...sections.values()].join('\n\n')}\n`;
}

const HEAD = `# Benchmarks

\`npm run bench\` writes this page. Both sides of a ratio are measured in the same run, so ratios apply to other machines better
than the absolute numbers next to them, which vary by about 15% from run to run.`;

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Machine: ${cpus().length} cores, ${memory} GiB, ${process.platform} ${process.arch}, Node.js ${process.versions.node}.`;
}

function sectionsOf(page: string): [title: string, text: string][] {
  return page
    .split(/^(?=## )/m)
    .slice(1)
    .map((text) => [/^## (.*)$/m.exec(text)?.[1] ?? '', text.trim()]);
}

function section({ title, note, head, rows }: Table): string {
  const line = (cells: readonly (string | number | null)[]) =>
    `| ${cells.map((cell) => (isMeasured(cell) ? cell : NOT_MEASURED)).join(' | ')} |`;
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
  return [`## ${title}`, note, table].join('\n\n');
}

function isMeasured(cell: string | number | null): cell is string | number {
  return typeof cell === 'number' ? Number.isFinite(cell) : cell !== null;
}

export function ratio(part: number, whole: number): string {
  return Number.isFinite(part / whole) ? `${(part / whole).toFixed(2)}×` : NOT_MEASURED;
}

export function megabytes(bytes: number): string {
  if (!Number.isFinite(bytes)) return NOT_MEASURED;
  return `${Math.round(bytes / 1e6)} MB`;
}

export function milliseconds(seconds: number): string {
  if (!Number.isFinite(seconds)) return NOT_MEASURED;
  return seconds < 0.01 ? `${(seconds * 1000).toFixed(1)} ms` : `${Math.round(seconds * 1000)} ms`;
}
