import 'server-only';
import type { Problem } from '@/lib/contract/problem';
import { type FileRequest, nameOfFile } from './file-request';

/** The three ways in which services say that there is no file, each told as what it was. */
export type NoFile = 'not_found' | 'empty' | 'no_rows';

const HOW: Record<NoFile, string> = {
  not_found: 'the service says that it has none (404)',
  empty: 'the service answered with an empty file',
  no_rows: 'the service answered with a header and no rows',
};

export function noFileProblem(file: FileRequest, how: NoFile): Problem {
  return {
    code: 'not_found',
    title: `There is no file of ${nameOfFile(file)}: ${HOW[how]}. Choose another hour.`,
    upstreamStatus: how === 'not_found' ? 404 : 200,
    retryable: false,
  };
}
