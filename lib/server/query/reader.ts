import 'server-only';
import { jsonEndpoints } from '@/lib/contract/endpoints';
import type { Need } from '@/lib/queries/query';
import { daysFrom } from '@/lib/queries/shared/dates';
import { collectSet } from '../collect/collect-set';
import { ProblemError } from '../problem-error';
import { processWide } from '../process-wide';
import { accountOf, question } from '../sets/question';
import { database } from '../store/database';
import { inBackground } from '../store/in-background';
import { service } from '../upstream/service';
import type { Reader } from './run-query';

/** What is asked for again because it had failed: a page that looks meanwhile waits for it. */
const retried = processWide('retried questions', () => new Set<string>());

/**
 * Reads the rows of the configured account, and has collected what somebody waits for.
 *
 * @param options `anew`: somebody wants what has failed to be asked for once more
 */
export async function reader(signal?: AbortSignal, { anew = false } = {}): Promise<Reader> {
  return {
    db: await database(),
    account: accountOf(service()),
    signal,
    want: (need, missing) => want(need, missing, anew),
  };
}

function want({ view, params, from, to }: Need, missing: boolean, anew: boolean): boolean {
  const endpoint = jsonEndpoints.find(({ name }) => name === view.dataset);
  if (!endpoint) return false;
  const questions = daysFrom(from, to).map((date) => question(service(), endpoint, { ...params, date }));
  for (const one of questions) {
    if (anew) retried().add(one.key);
    void inBackground('collecting', () =>
      collectSet(service(), one, { priority: 'person', anew })
        .then(({ written }) => written)
        .catch((error) => {
          if (!(error instanceof ProblemError)) throw error;
        })
        .finally(() => anew && retried().delete(one.key)),
    );
  }
  return missing || questions.some(({ key }) => retried().has(key));
}
