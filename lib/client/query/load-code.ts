import { request } from '@/lib/client/query/request';
import { RequestProblem, toProblem } from '@/lib/client/query/request-problem';
import { SIGN_IN_ENDED, signIn } from '@/lib/client/query/sign-in';
import type { Problem } from '@/lib/contract/problem';

const OUTDATED: Problem = {
  code: 'internal',
  title: 'The dashboard has probably been updated. Reload the page.',
  retryable: true,
};

/**
 * Loads code of the page that was not sent with it. Rejects with a RequestProblem that states why it is not available.
 * Also rejects when the sign-in ends: a sign-in page that the browser runs as a script would leave the code pending.
 */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  return new Promise<Code>((resolve, reject) => {
    const stop = signIn.subscribe(() => signIn.hasEnded() && reject(new RequestProblem(SIGN_IN_ENDED)));
    load()
      .catch(async () => Promise.reject(new RequestProblem(await findLoadProblem())))
      .then(resolve, reject)
      .finally(stop);
  });
}

/** Returns why code is not available. A script that fails has no status, so this requests the status of the dashboard. */
export async function findLoadProblem(): Promise<Problem> {
  try {
    await request('/api/status');
    return OUTDATED;
  } catch (error) {
    return toProblem(error);
  }
}

/** Returns the message of an error. The one of a script that fails to load does not say why. */
export async function messageOf(error: unknown): Promise<string | undefined> {
  if (isLoadError(error)) return (await findLoadProblem()).title;
  return error instanceof Error ? error.message : undefined;
}

/** Whether an error is the one of the bundler for a script that failed to load. */
export function isLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
