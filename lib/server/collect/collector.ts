import 'server-only';
import type { CompetitionPage } from '@/lib/config/competition-pages';
import type { CollectorStatus, RangeCost } from '@/lib/contract/collection';
import type { Endpoint } from '@/lib/contract/endpoint';
import { utcDay } from '@/lib/contract/utc-day';
import { addDays, daysFrom, later } from '@/lib/queries/shared/dates';
import { bestEffort } from '../base/best-effort';
import { config } from '../base/config';
import { database } from '../base/database';
import { inBackground } from '../base/in-background';
import { processWide } from '../base/process-wide';
import { untilDone } from '../base/until-done';
import { accountOf } from '../service/account';
import { configuredAccount, type Service, service } from '../service/service';
import type { CollectedPlan } from './collected-listener';
import {
  dueTasks,
  isAnsweredByRetry,
  isOfPlan,
  listTasks,
  type PlanInput,
  REPLACED_DAYS,
  requestedTasks,
  tasksOfKeys,
} from './due';
import { dueAt, isRetried } from './due-at';
import { firstCollectionProgress, firstTaskKeys } from './first-collection';
import { type LedgerKey, type LedgerRow, ledgerKeysOf, readLedger, rowKey } from './ledger';
import { ledgerSummary } from './ledger-summary';
import { planLines } from './plan';
import { createNewestDay, hasReplaced, readFailures, readFilesOf, readLists } from './plan-input';
import { isPowerShelf, powerShelves } from './power-shelves';
import { priceTypeOf } from './price-type';
import type { Question } from './question';
import { refill } from './refill';
import { createRunner } from './runner';
import { type Costs, costOf, costsOf, toStatus } from './status';
import { startSweeping } from './sweep';
import { recordUnlisted } from './unlisted';

interface Options {
  service: Service;
  pages: readonly CompetitionPage[];
  /** Whether the plan is collected. Requests of users always are. */
  enabled: boolean;
  /** Days of the plan. */
  days: number;
  /** How long the newest day, and answers about days that can still change, are fresh, in milliseconds. */
  every: number;
  now?: () => number;
}

/** Interval between plans while tasks are left, as answers can add tasks. */
const BUSY_EVERY_MS = 8_000;
/** Interval between plans while idle, to find stale answers. */
const IDLE_EVERY_MS = 60_000;

/** Creates the background collector of an account. Its plan ends on the newest day of the service. */
export function createCollector(options: Options) {
  const { service: upstream, pages, enabled, days, every, now = Date.now } = options;
  const account = accountOf(upstream);
  const newest = createNewestDay(upstream, every);
  const runner = createRunner(upstream, handleIdle);
  const idleListeners = new Set<() => void>();
  let lines = planLines(pages);
  let costs: Costs = new Map();
  let firstTasks: ReadonlySet<string> = new Set();
  let last = '';
  let started = false;
  let planned = 0;
  let isDone = false;
  let hasPlan = false;
  let hasCollected = true;
  let planning: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopSweeping = () => {};
  let onCollected: ((newest: string) => Promise<void>) | undefined;

  function today(): string {
    return utcDay(now());
  }

  /** For days before the first plan, and without one. */
  async function newestCollectedDay(): Promise<string | undefined> {
    const summary = await bestEffort(
      'finding the newest day',
      async () => ledgerSummary(await database(), account),
      null,
    );
    return summary?.crawledAt?.slice(0, 10);
  }

  function replan(): void {
    clearTimeout(timer);
    if (!started || !enabled) return;
    planning ??= bestEffort('planning', plan, undefined).finally(() => {
      planning = null;
      if (planned === 0 && runner.isIdle()) handleIdle();
      if (started) timer = setTimeout(replan, planned > 0 ? BUSY_EVERY_MS : IDLE_EVERY_MS).unref();
    });
  }

  async function plan(): Promise<void> {
    last = (await newest.find(now())) ?? '';
    if (last === '') return;
    runner.beginPlan();
    const input = await loadInput(addDays(last, 1 - days), last);
    const [shelves, failures, lists] = await Promise.all([
      bestEffort('finding shelves', () => powerShelves(upstream, last, input.rows), []),
      readFailures(account),
      readLists(account, now()),
    ]);
    if (!started) return;
    await recordUnlisted(upstream, lines, input);
    const tasks = [...listTasks(upstream, lists, now()), ...dueTasks(upstream, lines, { shelves, failures }, input)];
    firstTasks = firstTaskKeys(tasks, input);
    planned = tasks.length;
    isDone = planned === 0;
    hasCollected ||= planned > 0;
    runner.setQueue(tasks);
    hasPlan = true;
  }

  async function loadInput(from: string, to: string): Promise<PlanInput> {
    const db = await database();
    const rows = await readLedger(db, { account, from, to });
    lines = planLines(pages, await priceTypeOf(db, account));
    costs = costsOf(rows);
    const files = await readFilesOf(account, lines, { from, to });
    return { days: daysFrom(from, to), rows: new Map(rows.map((row) => [rowKey(row), row])), files, now: now(), every };
  }

  /** Plans again, as answers may have added tasks; once no task is left, notifies listeners. */
  function handleIdle(): void {
    if (planned > 0 && started) {
      planned = 0;
      replan();
      return;
    }
    if (planning) return;
    for (const resolve of idleListeners) resolve();
    idleListeners.clear();
    if (!started || !onCollected || !hasCollected || !isDone) return;
    hasCollected = false;
    void inBackground('preparing answers', async () => onCollected?.(last));
  }

  return {
    /**
     * @param listener runs in the background when the plan is done: after the start, and after answers have been collected
     */
    start(listener?: (newest: string) => Promise<void>): void {
      started = true;
      onCollected = listener;
      stopSweeping();
      stopSweeping = startSweeping();
      replan();
    },
    /** Stops starting requests and sweeping. */
    async stop(): Promise<void> {
      started = false;
      clearTimeout(timer);
      stopSweeping();
      runner.stop();
      await planning;
    },
    /** Looks up the newest day at once instead of when it is stale. */
    refreshNewestDay(): void {
      newest.expire();
      replan();
    },
    /** Collects missing answers of these days before all others. @param endpoint a name, or null for the whole plan */
    async collectRange(endpoint: string | null, from: string, to: string): Promise<void> {
      const input = await loadInput(from, to);
      await recordUnlisted(upstream, lines, input);
      runner.request(requestedTasks(upstream, lines, endpoint, input));
    },
    /** Returns whether ranges of an endpoint can be collected. */
    ranges: (endpoint: string) => lines.some((line) => line.endpoint.name === endpoint),
    /** Returns the cost of `collectRange`. */
    async costOfRange(endpoint: string | null, from: string, to: string): Promise<RangeCost> {
      const input = await loadInput(from, to);
      const tasks = requestedTasks(upstream, lines, endpoint, input);
      return costOf(tasks, upstream.budget.state(), costs, runner.state().perMinute);
    },
    /** Requests failed answers again, before all others. */
    retry(keys: readonly Omit<LedgerKey, 'account'>[]): void {
      runner.request(tasksOfKeys(upstream, keys));
    },
    status(): CollectorStatus {
      const status = toStatus(runner.state(), upstream.budget, costs);
      return { ...status, enabled, isDone, problem: newest.problem ?? status.problem };
    },
    /** Returns the progress of the first collection, or null if it is not running. */
    firstCollection: () =>
      firstCollectionProgress(runner.state(), firstTasks, { days, budget: upstream.budget.state(), costs }),
    /** Returns whether the plan is about to be made for the first time since the start. False without a plan. */
    isPlanning: () => enabled && !hasPlan,
    /**
     * Returns the newest day of the service. Without a plan, that of the collected answers if there are any, which
     * costs no request. Today if neither is known.
     */
    async newestDay(): Promise<string> {
      const day = enabled
        ? ((await newest.find(now())) ?? (await newestCollectedDay()))
        : ((await newestCollectedDay()) ?? (await newest.find(now())));
      return day ?? today();
    },
    /** Pauses or resumes the plan. Requests of users are always collected. */
    setPaused: runner.setPaused,
    /**
     * Returns the days of the plan, or as many days until an earlier one. The plan ends today until the newest day of
     * the service is known.
     */
    range(until?: string | null) {
      const newest = last || today();
      const to = until && until < newest ? until : newest;
      return { from: addDays(to, 1 - days), to, newest };
    },
    /**
     * Returns whether the plan collects all answers to a request: its parameters, and days from its first until today,
     * without older days that have an answer of an earlier version. Of shelves, those of power keywords on the newest
     * day.
     */
    async isPlanned(request: Question<Endpoint>): Promise<boolean> {
      const newest = last || ((await newestCollectedDay()) ?? today());
      const from = addDays(newest, 1 - days);
      const to = later(newest, today());
      const keys = ledgerKeysOf(request);
      if (!keys.every(({ day }) => day >= from && day <= to)) return false;
      const db = await database();
      const current = planLines(pages, await priceTypeOf(db, account));
      if (!keys.every((key) => isOfPlan(upstream, current, key))) return isPowerShelf(upstream, request, newest);
      const old = keys.filter(({ day }) => day <= addDays(newest, -REPLACED_DAYS));
      return old.length === 0 || !(await hasReplaced(db, current, old));
    },
    /** Returns the time of the next automatic retry in milliseconds, or null if there is none. */
    nextTry(row: LedgerRow): number | null {
      if (!enabled || runner.state().isPaused || last === '') return null;
      const isInPlan = row.day <= last && row.day >= addDays(last, 1 - days) && isOfPlan(upstream, lines, row);
      return isInPlan || (isRetried(row) && isAnsweredByRetry(upstream, row, now())) ? dueAt(row, every) : null;
    },
    /** Resolves when no request is left. */
    waitUntilIdle: () =>
      new Promise<void>((resolve) => {
        idleListeners.add(resolve);
        replan();
      }),
  };
}

/** The collector of the configured account. */
export const collector = processWide('collector', () => {
  const { collect: enabled, collectDays: days, collectEvery: every, competitionPages: pages } = config();
  return createCollector({ service: service(), pages, enabled, days, every });
});

/**
 * Fills the tables of this version, then starts the collector. If the store fails, the tables are filled later.
 *
 * @param onCollected runs in the background when the plan of the configured account is done
 */
export async function startCollecting(onCollected: (plan: CollectedPlan) => Promise<void>): Promise<void> {
  await untilDone('filling tables', async () => refill(await database()));
  const { competitionPages: pages } = config();
  collector().start(async (date) => onCollected({ db: await database(), account: configuredAccount(), date, pages }));
}
