import 'server-only';
import { ProblemError } from '../base/problem-error';
import { type FileRequest, nameOfFile } from './file-request';

/** The three ways in which services report that a file does not exist. */
export type MissingReason = 'not_found' | 'empty' | 'no_rows';

export const MISSING_REASONS: Record<MissingReason, string> = {
  not_found: 'the service has none (404)',
  empty: 'the service answered with an empty file',
  no_rows: 'the service answered with a header and no rows',
};

export class NoFile extends ProblemError {
  constructor(
    file: FileRequest,
    readonly reason: MissingReason,
  ) {
    super({
      code: 'not_found',
      title: `There is no file of ${nameOfFile(file)}: ${MISSING_REASONS[reason]}. Choose another hour.`,
      upstreamStatus: reason === 'not_found' ? 404 : 200,
      retryable: false,
    });
  }
}
