import 'server-only';
import * as z from 'zod/mini';
import { datasetByName } from '@/lib/contract/datasets';
import { chosenFilesBody, RAW_FILE } from '@/lib/contract/downloads';
import { MAX_FILES } from '@/lib/contract/file-formats';
import { parseTime } from '@/lib/text/parse-time';
import type { FileRequest } from '../bulk/file-request';
import { ProblemError } from '../problem-error';

/**
 * Returns the raw files that a request names, in `file` parameters of its address or in a JSON body, since hundreds are too
 * long for an address. Rejects with ProblemError for an invalid name.
 */
export async function chosenFiles(request: Request): Promise<FileRequest[]> {
  const listed = request.method === 'POST' ? await listIn(request) : new URL(request.url).searchParams.getAll('file');
  const names = [...new Set(listed)];
  if (names.length === 0) throw refused('No file is chosen. Choose at least one.');
  if (names.length > MAX_FILES) throw refused(`${names.length} files are chosen; ${MAX_FILES} are allowed.`);
  return names.map((name) => {
    const [, stem = '', date = '', hour = '', encoding] = RAW_FILE.exec(name) ?? [];
    const dataset = datasetByName(stem);
    if (!dataset || Number(hour) > 23 || Number.isNaN(parseTime(date)))
      throw refused(`"${name}" names no file. Write it as price/2026-03-31/07/csv.`);
    return { dataset, date, hour: Number(hour), encoding: encoding === 'ndjson' ? 'ndjson' : 'csv' };
  });
}

async function listIn(request: Request): Promise<string[]> {
  const body = await request.json().catch(() => null);
  const parsed = z.safeParse(chosenFilesBody, body);
  if (!parsed.success) throw refused('The body is not JSON of the form {"files": ["price/2026-03-31/07/csv"]}.');
  return parsed.data.files;
}

function refused(title: string): ProblemError {
  return new ProblemError({ code: 'bad_request', title, retryable: false, errors: [{ name: 'file', message: title }] });
}
