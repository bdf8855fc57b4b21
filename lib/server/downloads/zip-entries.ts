import 'server-only';
import { bulkEndpoint, fileName } from '@/lib/contract/dataset';
import type { Problem } from '@/lib/contract/problem';
import { type FileRequest, nameOfFile } from '../bulk/file-request';
import { type PassedFile, passFile } from '../bulk/pass-file';
import type { Facts } from '../bulk/tally-thread';
import { ProblemError } from '../problem-error';
import { addressOf, type Service } from '../upstream/service';
import type { ZipEntry } from '../zip/zip';
import { dataPackage, dictionaryCsv } from './dictionary';
import { isPersonal } from './personal';

type Line = {
  file: string;
  request: string;
  fetchedAt: string;
  /** Columns that say who a person is: the file holds them, as the service sent them. */
  personal?: string[];
} & (
  | ({ included: true; sha256By: Facts['sha256_by'] } & Omit<Facts, 'sha256_by'>)
  | { included: false; problem: Problem }
);

/**
 * What a zip of files holds: the files byte for byte, a manifest and the data dictionary. A file that there is none of,
 * or that the service refuses, is named in the manifest and in a text that nobody overlooks. One that breaks off in the
 * middle breaks the zip: half a file must not look like one.
 *
 * @param onFile told of each file when it has passed, with its facts, or when it is clear that it does not come, with why
 */
export async function* zipEntries(
  service: Service,
  files: readonly FileRequest[],
  signal: AbortSignal,
  onFile: (outcome: Facts | Problem) => void = () => {},
): AsyncGenerator<ZipEntry> {
  const lines: Line[] = [];
  for (const file of files) {
    const name = fileName(file.dataset.name, file.date, file.hour, file.encoding);
    const { dataset, date, hour, encoding } = file;
    const request = addressOf(service, bulkEndpoint(dataset), { date, time: hour, encoding }).href;
    const personal = Object.keys(dataset.columns).filter(isPersonal);
    const line = { file: name, request, fetchedAt: new Date().toISOString(), ...(personal.length > 0 && { personal }) };
    const learn = (facts: Facts) => {
      const { sha256_by: sha256By, ...others } = facts;
      lines.push({ ...line, included: true, ...others, sha256By });
      onFile(facts);
    };
    const opened = await passFile(service, file, { priority: 'person', signal }, learn).catch(problemIn);
    if ('parts' in opened) yield { name, parts: opened.parts };
    else {
      lines.push({ ...line, included: false, problem: opened });
      onFile(opened);
    }
  }
  const left = lines.filter(({ included }) => !included).map(({ file }) => file);
  const manifest = { files: lines.filter(({ included }) => included).length, notIncluded: left.length, entries: lines };
  yield text('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  yield text('datapackage.json', dataPackage(files.filter((file) => !left.includes(nameIn(file)))));
  yield text('dictionary.csv', dictionaryCsv([...new Set(files.map(({ dataset }) => dataset))]));
  if (left.length > 0) yield text('NOT-INCLUDED.txt', notIncluded(lines, files));
}

function nameIn({ dataset, date, hour, encoding }: FileRequest): string {
  return fileName(dataset.name, date, hour, encoding);
}

function problemIn(error: unknown): Problem | PassedFile {
  if (error instanceof ProblemError) return error.problem;
  throw error;
}

function notIncluded(lines: readonly Line[], files: readonly FileRequest[]): string {
  const missing = lines.flatMap((line) => (line.included ? [] : [`${line.file}: ${line.problem.title}`]));
  const names = files.length === 1 ? files.map(nameOfFile).join('') : `${files.length} files`;
  return `${missing.length} of what was asked for (${names}) is not in this archive:\r\n\r\n${missing.join('\r\n')}\r\n`;
}

function text(name: string, content: string): ZipEntry {
  return { name, parts: once(content) };
}

async function* once(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content, 'utf8');
}
