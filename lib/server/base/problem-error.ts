import type { Problem } from '@/lib/contract/problem';

/** An error with a message for users. */
export class ProblemError extends Error {
  /** @param ownStatus status of the dashboard's response, if it differs from the default of the problem's code */
  constructor(
    readonly problem: Problem,
    readonly ownStatus?: number,
  ) {
    super(problem.title);
    this.name = 'ProblemError';
  }
}

/** Returns the error of a request that is not allowed. Retrying it does not help. */
export function badRequest(title: string, errors?: Problem['errors']): ProblemError {
  return new ProblemError({ code: 'bad_request', title, retryable: false, errors });
}

/** Returns the error of a file of the service that cannot be read as requested. Retrying it does not help. */
export function unreadableFile(title: string): ProblemError {
  return new ProblemError({ code: 'bad_answer', title, retryable: false });
}

/** Returns the error of a request with a value that is not allowed. @param message continues the name of the value */
export function badValue(name: string, message: string): ProblemError {
  return badRequest(`${name}: ${message}`, [{ name, message }]);
}
