import 'server-only';
import { jsonEndpoints } from '@/lib/contract/endpoints';
import type { Need } from '@/lib/queries/query';
import { daysFrom } from '@/lib/queries/shared/dates';
import { collectSet } from '../collect/collect-set';
import { ProblemError } from '../problem-error';
import { accountOf, question } from '../sets/question';
import { database } from '../store/database';
import { inBackground } from '../store/in-background';
import { service } from '../upstream/service';
import type { Reader } from './run-query';

/** Reads the rows of the configured account, and has collected what somebody waits for. */
export async function reader(signal?: AbortSignal): Promise<Reader> {
  return { db: await database(), account: accountOf(service()), signal, want };
}

function want({ view, params, from, to }: Need, missing: boolean): boolean {
  const endpoint = jsonEndpoints.find(({ name }) => name === view.dataset);
  if (!endpoint) return false;
  for (const date of daysFrom(from, to))
    void inBackground('collecting', () =>
      collectSet(service(), question(service(), endpoint, { ...params, date }), { priority: 'person' }).catch(
        (error) => {
          if (!(error instanceof ProblemError)) throw error;
        },
      ),
    );
  return missing;
}
