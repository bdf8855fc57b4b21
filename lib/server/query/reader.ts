import 'server-only';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import { jsonEndpoints } from '@/lib/contract/endpoints';
import type { RefetchMode } from '@/lib/contract/own-http';
import type { Need } from '@/lib/queries/query';
import { daysFrom } from '@/lib/queries/shared/dates';
import { collectSet } from '../collect/collect-set';
import { ProblemError } from '../problem-error';
import { processWide } from '../process-wide';
import { accountOf, type Question, question } from '../sets/question';
import { database } from '../store/database';
import { inBackground } from '../store/in-background';
import { service } from '../upstream/service';
import type { Reader } from './run';

/** Keys of running requests that a user has repeated. Pages wait for their answers. */
const retried = processWide('retried questions', () => new Set<string>());

/**
 * Returns a reader of the configured account, which starts collecting missing days.
 *
 * @param options `refetch`: whether failed days, or all days, are requested again
 */
export async function reader(
  signal?: AbortSignal,
  { refetch }: { refetch?: RefetchMode | undefined } = {},
): Promise<Reader> {
  return {
    db: await database(),
    account: accountOf(service()),
    signal,
    want: (need, missing) => want(need, missing, refetch),
  };
}

/** Returns the requests of a need: one for each day, or one for a whole range. */
function questionsOf(endpoint: JsonEndpoint, params: Need['params'], from: string, to: string): Question[] {
  const ask = (days: Record<string, unknown>) => question(service(), endpoint, { ...params, ...days });
  if (!('start_date' in endpoint.params.shape)) return daysFrom(from, to).map((date) => ask({ date }));
  return [ask('start_date' in params ? {} : { start_date: from, end_date: to })];
}

function want({ view, params, from, to }: Need, missing: boolean, refetch: RefetchMode | undefined): boolean {
  const endpoint = jsonEndpoints.find(({ name }) => name === view.dataset);
  if (!endpoint) return false;
  const questions = questionsOf(endpoint, params, from, to);
  for (const request of questions) {
    if (refetch) retried().add(request.key);
    void inBackground('collecting', () =>
      collectSet(service(), request, { priority: 'person', refetch })
        .then(({ written }) => written)
        .catch((error) => {
          if (!(error instanceof ProblemError)) throw error;
        })
        .finally(() => refetch && retried().delete(request.key)),
    );
  }
  return missing || questions.some(({ key }) => retried().has(key));
}
