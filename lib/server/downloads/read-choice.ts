import 'server-only';
import * as z from 'zod/mini';
import { datasetByName } from '@/lib/contract/datasets';
import { DOWNLOAD_ID } from '@/lib/contract/downloads';
import {
  type ChosenTable,
  countFiles,
  encodingOf,
  type FileChoice,
  fileRequest,
  filesOf,
} from '@/lib/contract/file-choice';
import { type FileFormat, MAX_FILES } from '@/lib/contract/file-formats';
import { badValue } from '../base/problem-error';
import type { FileRequest } from '../bulk/file-request';

/** A download as it was requested. */
export interface ChoiceRequest {
  choice: FileChoice;
  /** Identifies the download in its progress. Null if it has no id. */
  id: string | null;
  fileCount: number;
}

/**
 * Returns the choice of a download, from the JSON body of a POST, or from the parameters `choice` (JSON) and `id` of an
 * address, so that a plain link can download it. Rejects with ProblemError for a value that is not allowed.
 */
export async function readChoice(request: Request): Promise<ChoiceRequest> {
  const body = request.method === 'POST' ? await request.json().catch(() => null) : inAddress(request);
  const result = z.safeParse(fileRequest, body);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw badValue(issue?.path.join('.') || 'choice', issue?.message ?? 'cannot be read.');
  }
  const { choice, id } = result.data;
  if (new Set(choice.tables.map(({ dataset }) => dataset)).size < choice.tables.length)
    throw badValue('choice.tables', 'names a dataset more than once. Put its days into one table.');
  const fileCount = countFiles(choice);
  if (fileCount > MAX_FILES)
    throw badValue('choice.tables', `${fileCount} files are chosen; ${MAX_FILES} are allowed. Choose fewer days.`);
  return { choice, id: id && DOWNLOAD_ID.test(id) ? id : null, fileCount };
}

/** The files of a table as they are requested from the service, by day and hour. */
export function requestsOf(table: ChosenTable, format: FileFormat): FileRequest[] {
  const dataset = datasetByName(table.dataset);
  if (!dataset) throw badValue('dataset', `"${table.dataset}" is not the name of a dataset.`);
  return filesOf(table).map(({ date, hour }) => ({ dataset, date, hour, encoding: encodingOf(format) }));
}

function inAddress({ url }: Request): unknown {
  const { searchParams } = new URL(url);
  const id = searchParams.get('id');
  try {
    return { choice: JSON.parse(searchParams.get('choice') ?? ''), ...(id && { id }) };
  } catch {
    return null;
  }
}
