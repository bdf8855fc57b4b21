import 'server-only';
import type { Status } from '@/lib/contract/status';
import { fileChanges } from '../bulk/file-changes';
import { collector } from '../collect/collector';
import { config } from '../config/config';
import { accountOf } from '../sets/question';
import { countAnswers } from '../snapshots/count-answers';
import { bestEffort } from '../store/best-effort';
import { service } from '../upstream/service';
import { failureResponse } from './problem-response';

export async function GET(): Promise<Response> {
  try {
    return Response.json(await readStatus(), { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return failureResponse(error);
  }
}

const NO_ANSWERS = { answers: 0, bytes: 0, crawledAt: null, fetchedAt: null };

/** Returns account, freshness and budget. Makes no request to the service. */
export async function readStatus(): Promise<Status> {
  const { base, budget, last, outage } = service();
  // While no request is retried, this is the only check whether the service is back. Its result is in the next
  // response.
  if (last?.problem?.code === 'unreachable') void outage.check();
  const cached = await bestEffort('counting answers', () => countAnswers(accountOf(service())), NO_ANSWERS);
  return {
    now: new Date().toISOString(),
    account: { name: config().accountName, service: base.origin + base.pathname.replace(/\/$/, '') },
    service: {
      state: last === null ? 'untried' : last.problem ? 'failing' : 'answering',
      at: last?.at.toISOString() ?? null,
      problem: last?.problem ?? null,
      backAt: outage.backAt?.toISOString() ?? null,
    },
    freshness: { crawledAt: cached.crawledAt, fetchedAt: cached.fetchedAt },
    snapshots: { answers: cached.answers, bytes: cached.bytes },
    fileChanges: fileChanges(),
    budget: budget.state(),
    collecting: collector().firstCollection(),
    isPlanning: collector().isPlanning(),
  };
}
