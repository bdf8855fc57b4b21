import 'server-only';
import { datasetByName } from '@/lib/contract/datasets';
import { ZIP_FILE, ZIP_ID, ZIP_MAX_FILES } from '@/lib/contract/downloads';
import { parseTime } from '@/lib/text/parse-time';
import type { FileRequest } from '../bulk/file-request';
import { ProblemError } from '../problem-error';

/**
 * The files that a request names in `file` parameters, of its address or of its form: hundreds are too long for an
 * address; `id` is the name by which a zip's progress is asked for. Rejects with ProblemError for one that names no file.
 */
export async function chosenFiles(request: Request): Promise<{ files: FileRequest[]; id: string | null }> {
  const form = request.method === 'POST';
  const query = form ? new URLSearchParams(await request.text()) : new URL(request.url).searchParams;
  const names = [...new Set(query.getAll('file'))];
  if (names.length === 0) throw refused('No file is chosen. Choose at least one.');
  if (names.length > ZIP_MAX_FILES) throw refused(`${names.length} files are chosen; ${ZIP_MAX_FILES} are allowed.`);
  const id = query.get('id');
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

function refused(title: string): ProblemError {
  return new ProblemError({ code: 'bad_request', title, retryable: false, errors: [{ name: 'file', message: title }] });
}
