import 'server-only';
import type { CollectorStatus } from '@/lib/contract/collection';
import { endpointWords } from '@/lib/contract/endpoint-words';
import type { BudgetState } from '@/lib/contract/status';
import type { Budget } from '../service/budget';
import type { Task } from './due';
import { type LedgerRow, ledgerKeysOf } from './ledger';
import type { Runner } from './runner';

/** Share of the budget for background requests. */
const BACKGROUND_SHARE = 0.8;

/** Average requests of a task so far, by endpoint name. */
export type Costs = ReadonlyMap<string, number>;

export function costsOf(rows: Iterable<LedgerRow>): Costs {
  const sums = new Map<string, { requests: number; tasks: number }>();
  for (const { endpoint, requests } of rows) {
    if (requests === 0) continue;
    const sum = sums.get(endpoint) ?? { requests: 0, tasks: 0 };
    sums.set(endpoint, { requests: sum.requests + requests, tasks: sum.tasks + 1 });
  }
  return new Map([...sums].map(([name, { requests, tasks }]) => [name, requests / tasks]));
}

const NEXT = 5;

/** Returns running and waiting tasks and their cost. A task of an endpoint without history counts as one request. */
export function toStatus(
  { running, waiting, isPaused, pausedUntil, lastProblem, perMinute }: ReturnType<Runner['state']>,
  { state, made }: Pick<Budget, 'state' | 'made'>,
  costs: Costs,
): Omit<CollectorStatus, 'enabled' | 'isDone'> {
  const budget = state();
  const { requests, doneAt } = costOf(waiting, budget, costs, perMinute);
  return {
    running: running.map(({ task, since, progress }) => ({
      ...toRequest(task),
      since: new Date(since).toISOString(),
      isRequested: task.isRequested ?? false,
      loaded: progress?.loaded ?? 0,
      total: progress?.total ?? null,
    })),
    next: waiting.slice(0, NEXT).map(toRequest),
    waiting: { tasks: waiting.length, requests, byEndpoint: byEndpoint(waiting, costs) },
    doneAt: isPaused ? null : doneAt,
    made: made().map(({ from, requests: count }) => ({ from: new Date(from).toISOString(), requests: count })),
    isPaused,
    pausedUntil: pausedUntil === null ? null : new Date(pausedUntil).toISOString(),
    problem: lastProblem,
    budget,
  };
}

/** Estimates the requests of tasks and when they end: from the rate limit, or from the pace of the last minute. */
export function costOf(
  tasks: readonly Task[],
  { limit }: BudgetState,
  costs: Costs,
  perMinute: number,
): { requests: number; doneAt: string | null } {
  const requests = requestsOf(tasks, costs);
  const pace = perMinute === 0 ? null : (tasks.length / perMinute) * 60;
  const seconds = limit ? (requests * limit.seconds) / (limit.calls * BACKGROUND_SHARE) : pace;
  const isKnown = tasks.length > 0 && seconds !== null;
  return { requests, doneAt: isKnown ? new Date(Date.now() + seconds * 1000).toISOString() : null };
}

function requestsOf(tasks: readonly Task[], costs: Costs): number {
  return Math.ceil(tasks.reduce((sum, { question: { endpoint } }) => sum + (costs.get(endpoint.name) ?? 1), 0));
}

function byEndpoint(tasks: readonly Task[], costs: Costs) {
  const names = [...new Set(tasks.map(({ question }) => question.endpoint.name))];
  return names
    .map((name) => ({
      title: endpointWords(name),
      requests: requestsOf(
        tasks.filter((task) => task.question.endpoint.name === name),
        costs,
      ),
    }))
    .sort((a, b) => b.requests - a.requests);
}

function toRequest({ question, day }: Task) {
  return { title: endpointWords(question.endpoint.name), params: ledgerKeysOf(question, day)[0].params, day };
}
