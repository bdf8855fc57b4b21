import { RequestProblem } from '@/lib/client/query/request-problem';
import type { Problem } from '@/lib/contract/problem';

export const SIGN_IN_ENDED: Problem = {
  code: 'signed_out',
  title: 'Your sign-in has ended. Reload the page.',
  retryable: false,
};

export function isSignInProblem(error: unknown): boolean {
  return error instanceof RequestProblem && error.problem.code === 'signed_out';
}

let hasEnded = false;
const listeners = new Set<() => void>();

/** Whether the last answer was of a proxy that asks for a sign-in. Ends with the next answer of the dashboard. */
export const signIn = {
  hasEnded: () => hasEnded,

  /** Listeners are also called for each further answer that asks for a sign-in. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  record(ended: boolean): void {
    if (!ended && !hasEnded) return;
    hasEnded = ended;
    for (const listener of listeners) listener();
  },
};
