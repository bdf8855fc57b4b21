import type { Problem } from '@/lib/contract/problem';

/** A failure that is already a sentence for people. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
    this.name = 'ProblemError';
  }
}
