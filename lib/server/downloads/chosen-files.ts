import 'server-only';
import * as z from 'zod/mini';
import { datasetByName } from '@/lib/contract/datasets';
import { type ChosenFiles, chosenFilesBody, ZIP_FILE, ZIP_ID, ZIP_MAX_FILES } from '@/lib/contract/downloads';
import { parseTime } from '@/lib/text/parse-time';
import type { FileRequest } from '../bulk/file-request';
import { ProblemError } from '../problem-error';

/**
 * Returns the files that a request names, in `file` parameters of its address or in a JSON body, since hundreds are too long
 * for an address. `id` identifies a zip when its progress is requested. Rejects with ProblemError for an invalid name.
 */
export async function chosenFiles(request: Request): Promise<{ files: FileRequest[]; id: string | null }> {
  const chosen = request.method === 'POST' ? await bodyOf(request) : queryOf(request);
  const names = [...new Set(chosen.files)];
  if (names.length === 0) throw refused('No file is chosen. Choose at least one.');
  if (names.length > ZIP_MAX_FILES) throw refused(`${names.length} files are chosen; ${ZIP_MAX_FILES} are allowed.`);
  const { id } = chosen;
  const files = names.map((name) => {
    const [, stem = '', date = '', hour = '', encoding] = ZIP_FILE.exec(name) ?? [];
    const dataset = datasetByName(stem);
    if (!dataset || Number(hour) > 23 || Number.isNaN(parseTime(date)))
      throw refused(`"${name}" names no file. Write it as price/2026-03-31/07/csv.`);
    return {
      dataset,
      date,
      hour: Number(hour),
      encoding: encoding === 'ndjson' ? ('ndjson' as const) : ('csv' as const),
    };
  });
  return { files, id: id && ZIP_ID.test(id) ? id : null };
}

async function bodyOf(request: Request): Promise<ChosenFiles> {
  const body = await request.json().catch(() => null);
  const parsed = z.safeParse(chosenFilesBody, body);
  if (!parsed.success) throw refused('The body is not JSON of the form {"files": ["price/2026-03-31/07/csv"]}.');
  return parsed.data;
}

function queryOf({ url }: Request): ChosenFiles {
  const query = new URL(url).searchParams;
  return { files: query.getAll('file'), id: query.get('id') ?? undefined };
}

function refused(title: string): ProblemError {
  return new ProblemError({ code: 'bad_request', title, retryable: false, errors: [{ name: 'file', message: title }] });
}
