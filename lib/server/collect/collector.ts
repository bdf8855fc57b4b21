import 'server-only';
import type { CompetitionPage } from '@/lib/config/competition-pages';
import type { CollectorStatus, RangeCost } from '@/lib/contract/collection';
import { addDays, daysFrom, later } from '@/lib/queries/shared/dates';
import { config } from '../config/config';
import { processWide } from '../process-wide';
import { accountOf } from '../sets/question';
import { bestEffort } from '../store/best-effort';
import { database } from '../store/database';
import { inBackground } from '../store/in-background';
import { type Service, service } from '../upstream/service';
import { askedTasks, dueAt, dueTasks, isOfPlan, isRetried, type Known, listTasks, rowKey, tasksOfPlaces } from './due';
import { createNewestDay, powerShelves, readFailures, readLists } from './known';
import { type LedgerPlace, type LedgerRow, readAccount, removeStrayFailures } from './ledger';
import { planLines } from './plan';
import { refill } from './refill';
import { createRunner } from './runner';
import { type Costs, costOf, costsOf, toStatus } from './status';
import { sweep } from './sweep';

interface Options {
  service: Service;
  pages: readonly CompetitionPage[];
  /** Whether the plan is worked through; what people ask for always is. */
  enabled: boolean;
  /** Days of the plan. */
  days: number;
  /** How long what is said of a day that is not over for good stands, and the newest day, in milliseconds. */
  every: number;
  now?: () => number;
}

/** While there is work the plan is made again this often, since answers add to it; else to see what has grown stale. */
const BUSY_EVERY_MS = 8_000;
const IDLE_EVERY_MS = 60_000;
/** A failure that is retried is tried again within a quarter of it. */
const DAY_MS = 24 * 60 * 60_000;
/** What nobody can see any more is removed when there is nothing else to do. */
const SWEEP_EVERY_MS = 6 * 60 * 60_000;

export interface Collector {
  start(): void;
  /** Begins nothing more. */
  stop(): Promise<void>;
  /** Somebody wants to know what is new: the newest day is looked for at once. */
  lookAgain(): void;
  /** Collects what is missing of these days before everything else. @param endpoint its name, null for all of the plan */
  collectRange(endpoint: string | null, from: string, to: string): Promise<void>;
  /** Whether a range of an endpoint's days can be collected. */
  ranges(endpoint: string): boolean;
  /** What that would cost. */
  costOfRange(endpoint: string | null, from: string, to: string): Promise<RangeCost>;
  /** Asks again for what has failed, before everything else. */
  retry(places: readonly Omit<LedgerPlace, 'account'>[]): void;
  /** Begins no more of the plan, or goes on with it; what people ask for is always collected. */
  setPaused(isPaused: boolean): void;
  status(): CollectorStatus;
  /**
   * The days of the plan, or as many that end on an earlier one. They end today while the service has not said which day is
   * its newest.
   */
  range(until?: string | null): { from: string; to: string; newest: string };
  /** When the plan asks again for what failed, in milliseconds; null where it does not. */
  nextTry(row: LedgerRow): number | null;
  /** Resolves when nothing is left to be asked for. */
  rest(): Promise<void>;
}

/** Collects in the background what an account keeps. The days of its plan end on the newest day that the service has. */
export function createCollector(options: Options): Collector {
  const { service: upstream, pages, enabled, days, every, now = Date.now } = options;
  const account = accountOf(upstream);
  const newest = createNewestDay(upstream, every);
  const runner = createRunner(upstream, rested);
  const resting = new Set<() => void>();
  const lines = planLines(pages);
  let costs: Costs = new Map();
  let last = '';
  let started = false;
  let planned = 0;
  let isDone = false;
  let planning: Promise<void> | null = null;
  let isTidy = false;
  let sweptAt = now();
  let timer: NodeJS.Timeout | undefined;

  function replan(): void {
    clearTimeout(timer);
    if (!started || !enabled) return;
    planning ??= bestEffort('planning', plan, undefined).finally(() => {
      planning = null;
      if (planned === 0 && runner.isIdle()) rested();
      if (started) timer = setTimeout(replan, planned > 0 ? BUSY_EVERY_MS : IDLE_EVERY_MS).unref();
    });
  }

  async function plan(): Promise<void> {
    last = (await newest.find(now())) ?? '';
    if (last === '') return;
    runner.beginPlan();
    const first = addDays(last, 1 - days);
    await removeStrays(first);
    const known = await knownOf(first, last);
    const [shelves, failures, lists] = await Promise.all([
      powerShelves(upstream, last, known.rows),
      readFailures(account),
      readLists(account),
    ]);
    if (!started) return;
    const tasks = [
      ...listTasks(upstream, lists, now()),
      ...dueTasks(upstream, lines, { shelves, shelvesDay: last, failures }, known),
    ];
    planned = tasks.length;
    isDone = planned === 0;
    runner.setQueue(tasks);
  }

  /** Once per process. A day after the plan, such as today, may fail without being stray. */
  async function removeStrays(from: string): Promise<void> {
    if (isTidy) return;
    isTidy = true;
    const to = later(last, new Date(now()).toISOString().slice(0, 10));
    const remove = async () =>
      removeStrayFailures(await database(), { account, from, to, triedBefore: now() - DAY_MS });
    await bestEffort('removing stray failures', remove, undefined);
  }

  async function knownOf(from: string, to: string): Promise<Known> {
    const rows = await readAccount(await database(), { account, from, to });
    costs = costsOf(rows);
    return { days: daysFrom(from, to), rows: new Map(rows.map((row) => [rowKey(row), row])), now: now(), every };
  }

  /** Nothing waits and nothing runs: either the plan has more by now, or it is done. */
  function rested(): void {
    if (planned > 0 && started) {
      planned = 0;
      replan();
      return;
    }
    if (planning) return;
    for (const resolve of resting) resolve();
    resting.clear();
    if (!started || now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = now();
    void inBackground('sweeping', () => sweep());
  }

  return {
    start() {
      started = true;
      replan();
    },
    async stop() {
      started = false;
      clearTimeout(timer);
      runner.stop();
      await planning;
    },
    lookAgain() {
      newest.lookAgain();
      replan();
    },
    async collectRange(endpoint, from, to) {
      runner.ask(askedTasks(upstream, lines, endpoint, await knownOf(from, to)));
    },
    ranges: (endpoint) => lines.some((line) => line.endpoint.name === endpoint),
    async costOfRange(endpoint, from, to) {
      const tasks = askedTasks(upstream, lines, endpoint, await knownOf(from, to));
      return costOf(tasks, upstream.budget.state(), costs, runner.state().perMinute);
    },
    retry(places) {
      runner.ask(tasksOfPlaces(upstream, places));
    },
    status: () => ({ enabled, isDone, ...toStatus(runner.state(), upstream.budget, costs) }),
    setPaused: runner.setPaused,
    range(until) {
      const newest = last || new Date(now()).toISOString().slice(0, 10);
      const to = until && until < newest ? until : newest;
      return { from: addDays(to, 1 - days), to, newest };
    },
    nextTry(row) {
      if (!enabled || runner.state().isPaused || last === '') return null;
      const isInPlan = row.day <= last && row.day >= addDays(last, 1 - days) && isOfPlan(upstream, lines, row);
      return isInPlan || isRetried(row) ? dueAt(row, every) : null;
    },
    rest: () =>
      new Promise((resolve) => {
        resting.add(resolve);
        replan();
      }),
  };
}

/** The collector of the configured account. */
export const collector = processWide('collector', () => {
  const { collect: enabled, collectDays: days, collectEvery: every, competitionPages: pages } = config();
  return createCollector({ service: service(), pages, enabled, days, every });
});

/** Makes the tables of this version whole, then begins to collect. */
export async function startCollecting(): Promise<void> {
  await bestEffort('filling tables', async () => refill(await database()), undefined);
  collector().start();
}
