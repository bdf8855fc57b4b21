import 'server-only';
import type { BudgetState, CollectionProgress } from '@/lib/contract/status';
import { isCore, type PlanInput, type Task } from './due';
import { ledgerKeysOf, rowKey } from './ledger';
import type { Runner } from './runner';
import { type Costs, costOf } from './status';

/** Fewer open days are the update of a complete collection, which needs no note. */
const FEWEST_OPEN_DAYS = 2;

/** Returns the question keys of core tasks that have never been answered. */
export function firstTaskKeys(tasks: readonly Task[], { rows, days }: PlanInput): Set<string> {
  const isFirst = ({ question }: Task) =>
    ledgerKeysOf(question).some((key) => days.includes(key.day) && !rows.has(rowKey(key)));
  return new Set(tasks.filter((task) => isCore(task) && isFirst(task)).map(({ question }) => question.key));
}

/**
 * Returns how many days of the plan have all sets that pages open with. Null if that is so for all but the newest day,
 * and while the plan is paused.
 *
 * @param firstTasks question keys of the tasks that were never answered
 */
export function firstCollectionProgress(
  { running, waiting, perMinute, isPaused }: ReturnType<Runner['state']>,
  firstTasks: ReadonlySet<string>,
  { days, budget, costs }: { days: number; budget: BudgetState; costs: Costs },
): CollectionProgress | null {
  if (isPaused) return null;
  const tasks = [...running.map(({ task }) => task), ...waiting].filter(({ question }) => firstTasks.has(question.key));
  const openDays = new Set(tasks.map(({ day }) => day)).size;
  if (openDays < FEWEST_OPEN_DAYS) return null;
  return { days, done: Math.max(0, days - openDays), doneAt: costOf(tasks, budget, costs, perMinute).doneAt };
}
