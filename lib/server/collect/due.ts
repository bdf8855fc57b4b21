import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Problem } from '@/lib/contract/problem';
import { utcDay } from '@/lib/contract/utc-day';
import type { FileRequest } from '../bulk/file-request';
import type { Service } from '../service/service';
import { isDue, isFileDue, isRetried } from './due-at';
import { isSettled } from './freshness';
import { factsOf, type LedgerKey, type LedgerRow, ledgerKeysOf, problemOfRow, rowKey } from './ledger';
import { fileLists, isFileList, type PlanLine, requestOf, type Shelf, shelfLine, withDays } from './plan';
import { type Question, question } from './question';
import { mayBeTooLong } from './range-length';

/** A request that the collector would make now. */
export interface Task {
  question: Question<Endpoint>;
  /** The last day of the request. */
  day: string;
  /** Lower tiers run first. */
  tier: number;
}

const TIERS = {
  lists: 0,
  newest: 0,
  retried: 1,
  week: 1,
  shelves: 2,
  weekMore: 3,
  core: 4,
  more: 5,
  replaced: 6,
} as const;

const CORE: readonly number[] = [TIERS.newest, TIERS.week, TIERS.shelves, TIERS.core];

/** Returns whether pages open with the answer to a task. */
export function isCore({ tier }: Task): boolean {
  return CORE.includes(tier);
}

/** The newest days, which are collected completely before older days. */
const WEEK = 7;

/** The newest days of the plan, which are collected even if they have an answer that a line replaces. */
export const REPLACED_DAYS = 28;

/** The state that a plan is made from. */
export interface PlanInput {
  /** The days of the plan, oldest first. */
  days: readonly string[];
  /** Ledger rows of these days by `rowKey`. */
  rows: ReadonlyMap<string, LedgerRow>;
  /** The newest listed file of each day, by the name of the bulk endpoint and the day. Without it, no list is known. */
  files: ReadonlyMap<string, ReadonlyMap<string, FileRequest>>;
  now: number;
  /** How long answers about days that can still change are fresh, in milliseconds. */
  every: number;
}

/** Sets to collect in addition to the lines of the plan. */
interface Extra {
  /** Of the newest day. */
  shelves: readonly Shelf[];
  /** Failed ledger rows of any parameters and day. */
  failures: readonly LedgerRow[];
}

/** Returns the due requests of the plan and due retries of users' requests, in order of priority. */
export function dueTasks(
  service: Service,
  lines: readonly PlanLine[],
  { shelves, failures }: Extra,
  input: PlanInput,
): Task[] {
  const newest = input.days.at(-1) ?? '';
  const week = new Set(input.days.slice(-WEEK));
  const rankOf = (tier: PlanLine['tier'], day: string) => {
    if (tier === 'more') return week.has(day) ? TIERS.weekMore : TIERS.more;
    if (day === newest) return TIERS.newest;
    return week.has(day) ? TIERS.week : TIERS.core;
  };
  const replacedFrom = input.days.at(-REPLACED_DAYS) ?? '';
  const tasks = lines.flatMap((line) => {
    if (line.per === 'range') return rangeTasks(service, line, input);
    const daily = input.days.flatMap((day) => {
      const request = requestOn(service, line, day);
      if (!isReplaced(service, line, day, input)) return taskIfDue(request, rankOf(line.tier, day), input);
      return day < replacedFrom ? [] : taskIfDue(request, TIERS.replaced, input);
    });
    return [...daily, ...comparedTasks(service, line, input)];
  });
  const listings = shelves.flatMap((shelf) =>
    taskIfDue(requestOn(service, shelfLine(shelf), newest), TIERS.shelves, input),
  );
  const planned = [...tasks, ...listings];
  const keys = new Set(planned.map(({ question: { key } }) => key));
  const retries = retryTasks(service, lines, failures, input).filter(({ question: { key } }) => !keys.has(key));
  return inOrder([...planned, ...retries]);
}

/** Returns whether a day has an answer that the line replaces, and its own answer was never requested. */
function isReplaced(service: Service, line: PlanLine, day: string, { rows }: PlanInput): boolean {
  if (!line.replaces) return false;
  const rowOf = (params: PlanLine['params']) => rows.get(rowKey(ledgerKey(service, { ...line, params }, day)));
  const replaced = rowOf(line.replaces);
  return replaced !== undefined && replaced.set_id !== '0' && !rowOf(line.params);
}

/** The newest days of a plan, whose answers can still change. The number does not depend on the clock. */
const UNSETTLED_DAYS = 2;

/**
 * Returns a request with the parameters that a line replaces, unless the plan's days have an answer to compare with: for
 * the newest settled day, before older days are collected. If it fails, it is retried like users' requests.
 */
function comparedTasks(service: Service, { endpoint, replaces }: PlanLine, { days, rows, now }: PlanInput): Task[] {
  if (!replaces) return [];
  const isCompared = days.some((day) => {
    const row = rows.get(rowKey(ledgerKey(service, { endpoint, params: replaces }, day)));
    return row !== undefined && (row.settled || row.problem !== '');
  });
  const day = days.slice(0, -UNSETTLED_DAYS).findLast((date) => isSettled(date, now));
  if (isCompared || day === undefined) return [];
  return [{ question: requestOn(service, { endpoint, params: replaces }, day), day, tier: TIERS.weekMore }];
}

const LISTS_EVERY = 60 * 60_000;

/** Returns requests for lists of files that failed or are older than an hour. @param rows the newest of each list */
export function listTasks(service: Service, rows: readonly LedgerRow[], now: number): Task[] {
  return fileLists.flatMap((endpoint) => {
    const row = rows.find((candidate) => candidate.endpoint === endpoint.name);
    if (!isDue(row, { now, every: LISTS_EVERY })) return [];
    return [{ question: question(service, endpoint, {}), day: utcDay(now), tier: TIERS.lists }];
  });
}

/** Returns due retries outside the plan, such as requests with parameters that a user chose. */
function retryTasks(
  service: Service,
  lines: readonly PlanLine[],
  failures: readonly LedgerRow[],
  input: PlanInput,
): Task[] {
  const due = failures.filter(
    (row) =>
      isRetried(row) &&
      isDue(row, input) &&
      !isFileList(row.endpoint) &&
      isAnsweredByRetry(service, row, input.now) &&
      !(input.days.includes(row.day) && isOfPlan(service, lines, row)),
  );
  return tasksOfKeys(service, due);
}

/**
 * Returns whether the answer to a retry at `now` would be written to this row. An answer without a day is listed under
 * the day of its request, so a retry on a later day would leave the row failed and due.
 */
export function isAnsweredByRetry(service: Service, row: LedgerRow, now: number): boolean {
  const request = requestOf(row);
  if (!request) return false;
  const keys = ledgerKeysOf(question(service, request.endpoint, request.params), new Date(now).toISOString());
  return keys.some((key) => rowKey(key) === rowKey(row));
}

/** Returns whether a line of the plan requests the answer of a ledger key, apart from the day. */
export function isOfPlan(service: Service, lines: readonly PlanLine[], row: LedgerKey): boolean {
  return lines.some(
    (line) => line.endpoint.name === row.endpoint && ledgerKey(service, line, row.day).params === row.params,
  );
}

type Line = Pick<PlanLine, 'endpoint' | 'params'>;

/** Returns the request of a line for a day, or for the days until another one. */
function requestOn(service: Service, { endpoint, params }: Line, day: string, to = day): Question<Endpoint> {
  return question(service, endpoint, withDays(endpoint, params, day, to));
}

/** Returns the ledger key of a request for a day. */
export function ledgerKey(service: Service, line: Line, day: string): LedgerKey {
  return ledgerKeysOf(requestOn(service, line, day))[0];
}

/** Returns the missing answers of a range that a user requests, of the whole plan or one endpoint. */
export function requestedTasks(
  service: Service,
  lines: readonly PlanLine[],
  endpoint: string | null,
  input: PlanInput,
): Task[] {
  const requested = lines.map(({ replaces: _, ...line }) => line);
  return dueTasks(service, requested, { shelves: [], failures: [] }, input).filter(
    (task) => endpoint === null || task.question.endpoint.name === endpoint,
  );
}

/** Returns the fewest requests that answer ledger keys: a range for all its days where the endpoint has ranges. */
export function tasksOfKeys(service: Service, keys: readonly Omit<LedgerKey, 'account'>[]): Task[] {
  const kindOf = ({ endpoint, params }: Omit<LedgerKey, 'account'>) => `${endpoint}?${params}`;
  return [...new Set(keys.map(kindOf))].flatMap((kind) => {
    const ofKind = keys.filter((key) => kindOf(key) === kind);
    const days = ofKind.map(({ day }) => day).sort();
    const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
    const requests = ofKind.flatMap((key) => requestOf(key) ?? []);
    const daily = requests.map(({ endpoint, params }) => question(service, endpoint, params));
    const [sample] = requests;
    const range = sample && requestOn(service, sample, first, last);
    const isRange = range && first < last && ledgerKeysOf(range).length > 1;
    return (isRange ? [range] : daily).map((item) => ({
      question: item,
      day: ledgerKeysOf(item).at(-1)?.day ?? last,
      tier: TIERS.retried,
    }));
  });
}

function taskIfDue(request: Question<Endpoint>, tier: number, input: PlanInput): Task[] {
  const keys = ledgerKeysOf(request);
  const { day } = keys.at(-1) ?? keys[0];
  const { kind, name } = request.endpoint;
  const isRowDue = (row: LedgerRow | undefined) =>
    kind === 'bulk' ? isFileDue(row, input.files.get(name)?.get(day), input) : isDue(row, input);
  return keys.some((key) => isRowDue(input.rows.get(rowKey(key)))) ? [{ question: request, day, tier }] : [];
}

/** Returns the problem of a day that was never answered if the last request for it may have been too long. */
function lengthProblem(row: LedgerRow | undefined): Problem | null {
  const problem = row?.state === 'failed' ? problemOfRow(row) : null;
  return problem && mayBeTooLong(problem) ? problem : null;
}

/**
 * Returns one request from the first to the last due day. Each failure that may be due to its length halves the range,
 * and the shorter ranges are due at once, as services may limit the length. After internal failures, which are rarely
 * due to the length, they wait.
 */
function rangeTasks(service: Service, line: PlanLine, input: PlanInput): Task[] {
  const { days } = input;
  const [first = ''] = days;
  const keys = ledgerKeysOf(requestOn(service, line, first, days.at(-1)));
  const rows = new Map(keys.map((key) => [key.day, input.rows.get(rowKey(key))]));
  const failures = Math.max(
    0,
    ...[...rows.values()].map((row) => (row && lengthProblem(row) && factsOf(row).tooLong) || 0),
  );
  const length = Math.max(1, Math.ceil(days.length / 2 ** failures));
  const due = days.filter((day) => {
    const row = rows.get(day);
    const problem = lengthProblem(row);
    return isDue(row, input) || (problem !== null && problem.code !== 'internal' && length > 1);
  });
  const tasks: Task[] = [];
  for (let end = due.at(-1); end !== undefined; ) {
    const last = end;
    const longest = days[Math.max(0, days.indexOf(last) - length + 1)] ?? last;
    const from = due.find((day) => day >= longest) ?? last;
    tasks.push({ question: requestOn(service, line, from, last), day: last, tier: TIERS.newest });
    end = due.findLast((day) => day < from);
  }
  return tasks;
}

/** Sorts by tier, then by day, newest first, then in the order of the plan. */
function inOrder(tasks: readonly Task[]): Task[] {
  return tasks.toSorted((a, b) => a.tier - b.tier || (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
}
