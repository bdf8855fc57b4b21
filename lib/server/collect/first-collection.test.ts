import { describe, expect, it } from 'vitest';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { createService } from '../service/service';
import { dueTasks, type PlanInput } from './due';
import { firstCollectionProgress, firstTaskKeys } from './first-collection';
import { type LedgerRow, ledgerKeysOf, rowKey } from './ledger';
import { planLines, type Shelf } from './plan';

const NEWEST = '2026-03-31';
const DAYS = daysFrom(addDays(NEWEST, -9), NEWEST);
const SERVICE = createService({ base: new URL('http://service.example'), key: 'k' });
const NOW = Date.parse(`${NEWEST}T12:00:00Z`);

const inputOf = (rows: PlanInput['rows']): PlanInput => ({ days: DAYS, rows, files: new Map(), now: NOW, every: 1 });
const plan = (rows: PlanInput['rows'] = new Map(), shelves: readonly Shelf[] = []) =>
  dueTasks(SERVICE, planLines([]), { shelves, failures: [] }, inputOf(rows));

/** Progress while the tasks of the given days wait, of those that were due with these ledger rows. */
function progressOf(openDays: readonly string[], rows: PlanInput['rows'] = new Map(), isPaused = false) {
  const tasks = plan(rows);
  const state = {
    running: [],
    waiting: tasks.filter(({ day }) => openDays.includes(day)),
    perMinute: 60,
    isPaused,
    pausedUntil: null,
    lastProblem: null,
  };
  const budget = SERVICE.budget.state();
  return firstCollectionProgress(state, firstTaskKeys(tasks, inputOf(rows)), {
    days: DAYS.length,
    budget,
    costs: new Map(),
  });
}

describe('the progress of the first collection', () => {
  it('counts the days whose sets that pages open with are all collected', () => {
    expect(progressOf(DAYS)).toMatchObject({ days: 10, done: 0, doneAt: expect.any(String) });
    expect(progressOf(DAYS.slice(0, 4))).toMatchObject({ days: 10, done: 6 });
  });

  it('is over once only the newest day is open', () => {
    expect(progressOf([NEWEST])).toBeNull();
    expect(progressOf([])).toBeNull();
  });

  it('is not shown while the plan is paused', () => {
    expect(progressOf(DAYS, new Map(), true)).toBeNull();
  });

  it('does not count days that are only requested again', () => {
    const row = { attempts: 0, fetched_at: `${NEWEST}T00:00:00Z`, day: NEWEST } as LedgerRow;
    const entries = plan().flatMap(({ question }) => ledgerKeysOf(question).map((key) => [rowKey(key), row] as const));
    expect(plan(new Map(entries)).length).toBeGreaterThan(0);
    expect(progressOf(DAYS, new Map(entries))).toBeNull();
  });

  it('includes the shelves of power keywords', () => {
    const shelves = ['k', 'p'].map((retailer_code) => ({ visibility_source_id: 7, retailer_code }));
    const keys = (tasks: ReturnType<typeof plan>) => firstTaskKeys(tasks, inputOf(new Map())).size;
    expect(keys(plan(new Map(), shelves)) - keys(plan())).toBe(shelves.length);
  });
});
