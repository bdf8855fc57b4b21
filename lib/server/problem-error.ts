import type { Problem } from '@/lib/contract/problem';

/** A failure that is already a sentence for people. */
export class ProblemError extends Error {
  /** @param ownStatus the status of our own answer, where the kind of problem does not decide it */
  constructor(
    readonly problem: Problem,
    readonly ownStatus?: number,
  ) {
    super(problem.title);
    this.name = 'ProblemError';
  }
}
