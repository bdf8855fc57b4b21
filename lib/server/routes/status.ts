import 'server-only';
import type { Status } from '@/lib/contract/status';
import { bestEffort } from '../base/best-effort';
import { config } from '../base/config';
import { database } from '../base/database';
import { fileChanges } from '../bulk/file-changes';
import { collector } from '../collect/collector';
import { ledgerSummary, NO_ANSWERS } from '../collect/ledger-summary';
import { configuredAccount, service } from '../service/service';
import { handler, uncachedJson } from './problem-response';

export const GET = handler(async () => uncachedJson(await readStatus()));

/** Returns account, freshness and budget. Makes no request to the service. */
export async function readStatus(): Promise<Status> {
  const { base, budget, last, outage } = service();
  // While no request is retried, this is the only check whether the service is back. Its result is in the next
  // response.
  if (last?.problem?.code === 'unreachable') void outage.check();
  const readSummary = async () => ledgerSummary(await database(), configuredAccount());
  const { answers, ...freshness } = await bestEffort('counting answers', readSummary, NO_ANSWERS);
  return {
    now: new Date().toISOString(),
    account: { name: config().accountName, service: base.origin + base.pathname.replace(/\/$/, '') },
    service: {
      state: last === null ? 'untried' : last.problem ? 'failing' : 'answering',
      at: last?.at.toISOString() ?? null,
      problem: last?.problem ?? null,
      backAt: outage.backAt?.toISOString() ?? null,
    },
    freshness,
    answers,
    fileChanges: fileChanges(),
    budget: budget.state(),
    collecting: collector().firstCollection(),
    isPlanning: collector().isPlanning(),
  };
}
