import 'server-only';
import type { BulkDataset } from '@/lib/contract/dataset';
import { type ChosenTable, type FileChoice, isRaw } from '@/lib/contract/file-choice';
import { personalColumns } from '@/lib/contract/personal-columns';
import type { ZipEntry } from '../export/zip';
import { once, singleFile } from './choice-file';
import { entryName } from './choice-name';
import { type FileReport, type OpenContext, openFiles } from './open-files';
import { requestsOf } from './read-choice';

/**
 * Yields the entries of a zip: the chosen files in the chosen format, a manifest and the data dictionary. A file that
 * does not exist, or that the service refuses, is listed in the manifest and in a separate text. A file that ends early
 * fails the zip, so that a partial file never looks complete.
 */
export async function* zipEntries(choice: FileChoice, context: OpenContext): AsyncGenerator<ZipEntry> {
  for (const table of choice.tables) yield* tableEntries(choice, table, context);
  const { reports } = context;
  const missing = reports.filter(({ problem }) => problem !== null);
  const manifest = {
    files: reports.length - missing.length,
    notIncluded: missing.length,
    entries: reports.map((report) => manifestEntry(report, choice)),
  };
  yield text('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  yield text('dictionary.csv', dictionaryCsv([...new Set(reports.map(({ file }) => file.dataset))]));
  if (missing.length > 0) yield text('NOT-INCLUDED.txt', notIncluded(missing, choice));
}

async function* tableEntries(choice: FileChoice, table: ChosenTable, context: OpenContext): AsyncGenerator<ZipEntry> {
  const files = requestsOf(table, choice.format);
  for await (const file of openFiles(files, context)) {
    const parts = isRaw(choice, table) ? file.parts : await singleFile(choice, table, file, context);
    yield { name: entryName(file.report.file, choice.format), parts };
  }
}

/**
 * Returns the entry of a file. Its size, hash and counts are those of the file of the service, to which a raw file is
 * identical.
 */
function manifestEntry({ file, fetchedAt, facts, problem }: FileReport, choice: FileChoice) {
  const { dataset, date, hour, encoding } = file;
  const table = choice.tables.find((candidate) => candidate.dataset === dataset.name);
  const isSame = table !== undefined && isRaw(choice, table);
  const personal = isSame ? personalColumns(dataset) : [];
  const entry = {
    file: entryName(file, choice.format),
    request: { endpoint: dataset.endpoint.title, date, hour, encoding },
    fetchedAt,
    ...(personal.length > 0 && { personal }),
  };
  if (problem) return { ...entry, included: false, problem };
  if (!facts) return { ...entry, included: true };
  const { sha256_by: sha256By, ...counts } = facts;
  const source = { ...counts, sha256By };
  return { ...entry, included: true, ...(isSame ? source : { source }) };
}

/** The data dictionary as csv, with a row for each column of each dataset. */
function dictionaryCsv(datasets: readonly BulkDataset[]): string {
  const lines = datasets.flatMap(({ name, promised, columns }) =>
    promised
      ? Object.entries(columns).map(([column, { type, unit = '', meaning }]) => [name, column, type, unit, meaning])
      : [[name, '', '', '', 'Not in the specification. The header of the file decides.']],
  );
  return [['dataset', 'column', 'type', 'unit', 'meaning'], ...lines]
    .map((line) => `${line.map(quoted).join(',')}\r\n`)
    .join('');
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function notIncluded(missing: readonly FileReport[], { format }: FileChoice): string {
  const lines = missing.map(({ file, problem }) => `${entryName(file, format)}: ${problem?.title}`);
  return `Files that were chosen and are not in this archive: ${missing.length}\r\n\r\n${lines.join('\r\n')}\r\n`;
}

function text(name: string, content: string): ZipEntry {
  return { name, parts: once(Buffer.from(content, 'utf8')) };
}
