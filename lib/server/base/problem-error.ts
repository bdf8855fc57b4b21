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
