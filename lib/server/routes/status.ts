import 'server-only';
import type { Status } from '@/lib/contract/status';
import { config } from '../config/config';
import { accountOf } from '../sets/question';
import { countAnswers } from '../snapshots/count-answers';
import { bestEffort } from '../store/best-effort';
import { service } from '../upstream/service';
import { failureResponse } from './problem-response';

/** Account, freshness and budget, out of what is known here: never costs a call. */
export async function GET(): Promise<Response> {
  try {
    return Response.json(await status(), { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return failureResponse(error);
  }
}

const NOTHING_KEPT = { answers: 0, bytes: 0, crawledAt: null, fetchedAt: null };

async function status(): Promise<Status> {
  const { base, budget, last, outage } = service();
  // Nobody else looks while all have given up; the next who asks is told what was seen.
  if (last?.problem?.code === 'unreachable') void outage.look();
  const kept = await bestEffort('counting answers', () => countAnswers(accountOf(service())), NOTHING_KEPT);
  return {
    now: new Date().toISOString(),
    account: { name: config().accountName, service: base.origin + base.pathname.replace(/\/$/, '') },
    service: {
      state: last === null ? 'untried' : last.problem ? 'failing' : 'answering',
      at: last?.at.toISOString() ?? null,
      problem: last?.problem ?? null,
      backAt: outage.backAt?.toISOString() ?? null,
    },
    freshness: { crawledAt: kept.crawledAt, fetchedAt: kept.fetchedAt },
    snapshots: { answers: kept.answers, bytes: kept.bytes },
    budget: budget.state(),
  };
}
