import 'server-only';
import type { CompetitionPage } from '@/lib/config/competition-pages';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { config } from '../config/config';
import { processWide } from '../process-wide';
import { accountOf } from '../sets/question';
import { bestEffort } from '../store/best-effort';
import { database } from '../store/database';
import { inBackground } from '../store/in-background';
import { type Service, service } from '../upstream/service';
import { dueTasks, isDue, rowKey } from './due';
import { createNewestDay, powerShelves } from './known';
import { readAccount } from './ledger';
import { planLines } from './plan';
import { refill } from './refill';
import { createRunner } from './runner';
import { sweep } from './sweep';

interface Options {
  service: Service;
  pages: readonly CompetitionPage[];
  /** Days of the plan. */
  days: number;
  /** How long what is said of a day that is not over for good stands, and the newest day, in milliseconds. */
  every: number;
  now?: () => number;
}

/** While there is work the plan is made anew this often, since answers add to it; else to see what has grown stale. */
const BUSY_EVERY_MS = 8_000;
const IDLE_EVERY_MS = 60_000;
/** What nobody can see any more is removed when there is nothing else to do. */
const SWEEP_EVERY_MS = 6 * 60 * 60_000;

export interface Collector {
  start(): void;
  /** Begins nothing more. */
  stop(): Promise<void>;
  /** Somebody wants to know what is new: the newest day is looked for at once. */
  lookAgain(): void;
  /** Resolves when nothing is left to be asked for. */
  rest(): Promise<void>;
}

/** Collects in the background what an account keeps. The days of its plan end on the newest day that the service has. */
export function createCollector({ service: upstream, pages, days, every, now = Date.now }: Options): Collector {
  const account = accountOf(upstream);
  const newest = createNewestDay(upstream, every);
  const runner = createRunner(upstream, { isDue: (row) => isDue(row, { now: now(), every }), onRest: rested });
  const resting = new Set<() => void>();
  let started = false;
  let planned = 0;
  let planning: Promise<void> | null = null;
  let sweptAt = now();
  let timer: NodeJS.Timeout | undefined;

  function replan(): void {
    clearTimeout(timer);
    if (!started) return;
    planning ??= bestEffort('planning', plan, undefined).finally(() => {
      planning = null;
      if (planned === 0 && runner.isIdle()) rested();
      if (started) timer = setTimeout(replan, planned > 0 ? BUSY_EVERY_MS : IDLE_EVERY_MS).unref();
    });
  }

  async function plan(): Promise<void> {
    const last = await newest.find(now());
    if (last === undefined) return;
    const range = daysFrom(addDays(last, 1 - days), last);
    runner.beginPlan();
    const rows = await readAccount(await database(), { account, from: range[0] ?? last, to: last });
    const known = { days: range, rows: new Map(rows.map((row) => [rowKey(row), row])), now: now(), every };
    const shelves = await powerShelves(upstream, last, known.rows);
    if (!started) return;
    const tasks = dueTasks(upstream, planLines(pages), { shelves, shelvesDay: last }, known);
    planned = tasks.length;
    runner.setQueue(tasks);
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
    rest: () =>
      new Promise((resolve) => {
        resting.add(resolve);
        replan();
      }),
  };
}

/** The collector of the configured account; null where COLLECT=off. */
export const collector = processWide('collector', () => {
  const { collect, collectDays: days, collectEvery: every, competitionPages: pages } = config();
  return collect ? createCollector({ service: service(), pages, days, every }) : null;
});

/** Makes the tables of this version whole, then begins to collect. */
export async function startCollecting(): Promise<void> {
  await bestEffort('filling tables', async () => refill(await database()), undefined);
  collector()?.start();
}
