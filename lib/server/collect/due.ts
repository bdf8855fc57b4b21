import 'server-only';
import { type Question, question } from '../sets/question';
import { isSettled } from '../snapshots/freshness';
import type { Service } from '../upstream/service';
import { type LedgerPlace, type LedgerRow, placesOf, problemOfRow } from './ledger';
import { fileLists, isFileList, type PlanLine, requestOf, type Shelf, shelfLine, withDays } from './plan';

/** A request that the collector would make now. */
export interface Task {
  question: Question;
  /** The last day it is about. */
  day: string;
  /** Lower first. */
  tier: number;
  /** A person has asked for it: it goes first, as a person's, and is asked for even where it is not due. */
  asked?: boolean;
}

const TIERS = {
  asked: -1,
  lists: 0,
  newest: 0,
  retried: 1,
  week: 1,
  shelves: 2,
  weekMore: 3,
  core: 4,
  more: 5,
} as const;
/** The newest days, which are there whole before anything of the days before them. */
const WEEK = 7;

/** What is known when a plan is made. */
export interface Known {
  /** The days of the plan, the oldest first. */
  days: readonly string[];
  /** The ledger's rows of these days by `rowKey`. */
  rows: ReadonlyMap<string, LedgerRow>;
  now: number;
  /** How long what is said of a day that is not over for good stands, in milliseconds. */
  every: number;
}

export function rowKey({ endpoint, params, day }: Pick<LedgerRow, 'endpoint' | 'params' | 'day'>): string {
  return `${endpoint}?${params}@${day}`;
}

const MINUTE = 60_000;
const LONGEST_BACKOFF = 6 * 60 * MINUTE;

/** When something is to be asked for again, in milliseconds: never, once its day is over for good. */
export function dueAt(row: LedgerRow, every: number): number {
  if (row.attempts > 0) {
    const pause = problemOfRow(row)?.retryable === false ? LONGEST_BACKOFF : MINUTE * 2 ** Math.min(row.attempts, 20);
    // Versions are microseconds of the moment in which they were written.
    return Number(BigInt(row.version) / 1000n) + Math.min(pause, LONGEST_BACKOFF);
  }
  const fetchedAt = new Date(row.fetched_at);
  return isSettled({ params: { date: row.day } }, fetchedAt) ? Number.POSITIVE_INFINITY : fetchedAt.getTime() + every;
}

export function isDue(row: LedgerRow | undefined, { now, every }: Pick<Known, 'now' | 'every'>): boolean {
  return !row || dueAt(row, every) <= now;
}

/** About ten days, as pauses grow to six hours. */
const MOST_ATTEMPTS = 40;

/** Whether a failure outside the plan is retried. Retries end, as the answer may no longer be wanted. */
export function isRetried(row: LedgerRow): boolean {
  return row.attempts > 0 && row.attempts < MOST_ATTEMPTS;
}

/** Sets to collect in addition to the lines of the plan. */
interface Extra {
  shelves: readonly Shelf[];
  shelvesDay: string;
  /** Rows of the ledger that failed, whichever parameters and days they are of. */
  failures: readonly LedgerRow[];
}

/** The requests of the plan that are due, and failed requests of people, in the order in which they are to be made. */
export function dueTasks(
  service: Service,
  lines: readonly PlanLine[],
  { shelves, shelvesDay, failures }: Extra,
  known: Known,
): Task[] {
  const newest = known.days.at(-1) ?? '';
  const week = new Set(known.days.slice(-WEEK));
  const rankOf = (tier: PlanLine['tier'], day: string) => {
    if (tier === 'more') return week.has(day) ? TIERS.weekMore : TIERS.more;
    if (day === newest) return TIERS.newest;
    return week.has(day) ? TIERS.week : TIERS.core;
  };
  const tasks = lines.flatMap((line) => {
    if (line.per === 'range') return rangeTasks(service, line, known);
    const { endpoint, params, tier } = line;
    return known.days.flatMap((day) =>
      taskIfDue(question(service, endpoint, withDays(endpoint, params, day)), rankOf(tier, day), known),
    );
  });
  const listings = shelves.flatMap((shelf) => {
    const { endpoint, params } = shelfLine(shelf);
    return taskIfDue(question(service, endpoint, withDays(endpoint, params, shelvesDay)), TIERS.shelves, known);
  });
  const planned = [...tasks, ...listings];
  const keys = new Set(planned.map(({ question: { key } }) => key));
  const retries = retryTasks(service, lines, failures, known).filter(({ question: { key } }) => !keys.has(key));
  return inOrder([...planned, ...retries]);
}

const LISTS_EVERY = 60 * MINUTE;

/** Requests for the lists of files that are older than an hour or failed. @param rows the newest of each list */
export function listTasks(service: Service, rows: readonly LedgerRow[], now: number): Task[] {
  return fileLists.flatMap((endpoint) => {
    const row = rows.find((one) => one.endpoint === endpoint.name);
    if (!isDue(row, { now, every: LISTS_EVERY })) return [];
    return [
      { question: question(service, endpoint, {}), day: new Date(now).toISOString().slice(0, 10), tier: TIERS.lists },
    ];
  });
}

/** Failed requests that no line of the plan makes again, such as those with a person's own parameters. */
function retryTasks(
  service: Service,
  lines: readonly PlanLine[],
  failures: readonly LedgerRow[],
  known: Known,
): Task[] {
  const due = failures.filter(
    (row) =>
      isRetried(row) &&
      isDue(row, known) &&
      !isFileList(row.endpoint) &&
      !(known.days.includes(row.day) && isOfPlan(service, lines, row)),
  );
  return tasksOfPlaces(service, due).map(({ question, day }) => ({ question, day, tier: TIERS.retried }));
}

/** Whether a line of the plan makes the request behind a row, if the row's day is one of the plan's. */
export function isOfPlan(service: Service, lines: readonly PlanLine[], row: LedgerRow): boolean {
  return lines.some(({ endpoint, params }) => {
    if (endpoint.name !== row.endpoint) return false;
    return placesOf(question(service, endpoint, withDays(endpoint, params, row.day)), '')[0].params === row.params;
  });
}

/** What is missing of some days, of all the plan or of one endpoint: a person has asked for it. */
export function askedTasks(
  service: Service,
  lines: readonly PlanLine[],
  endpoint: string | null,
  known: Known,
): Task[] {
  const missing = { shelves: [], shelvesDay: '', failures: [] };
  return dueTasks(service, lines, missing, known)
    .filter((task) => endpoint === null || task.question.endpoint.name === endpoint)
    .map((task) => ({ ...task, tier: TIERS.asked, asked: true }));
}

/** The requests behind rows of the ledger, as few as there can be: one for all the days that a range can hold. */
export function tasksOfPlaces(service: Service, places: readonly Omit<LedgerPlace, 'account'>[]): Task[] {
  const kindOf = ({ endpoint, params }: Omit<LedgerPlace, 'account'>) => `${endpoint}?${params}`;
  return [...new Set(places.map(kindOf))].flatMap((kind) => {
    const its = places.filter((place) => kindOf(place) === kind);
    const days = its.map(({ day }) => day).sort();
    const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
    const requests = its.flatMap((place) => requestOf(place) ?? []);
    const asked = requests.map(({ endpoint, params }) => question(service, endpoint, params));
    const [one] = requests;
    const range = one && question(service, one.endpoint, withDays(one.endpoint, one.params, first, last));
    const whole = range && first < last && placesOf(range, '').length > 1;
    return (whole ? [range] : asked).map((of) => ({
      question: of,
      day: placesOf(of, '').at(-1)?.day ?? last,
      tier: TIERS.asked,
      asked: true,
    }));
  });
}

function taskIfDue(asked: Question, tier: number, known: Known): Task[] {
  const places = placesOf(asked, '');
  if (!places.some((place) => isDue(known.rows.get(rowKey(place)), known))) return [];
  return [{ question: asked, day: places.at(-1)?.day ?? '', tier }];
}

/** One request from the first to the last day that is due. A service that refuses long ranges gets shorter ones. */
function rangeTasks(service: Service, { endpoint, params }: PlanLine, known: Known): Task[] {
  const { days } = known;
  const [first = ''] = days;
  const ask = (from: string, to: string) => question(service, endpoint, withDays(endpoint, params, from, to));
  const rows = new Map(
    placesOf(ask(first, days.at(-1) ?? first), '').map((place) => [place.day, known.rows.get(rowKey(place))]),
  );
  const failures = Math.max(0, ...[...rows.values()].map((row) => (row?.state === 'failed' ? row.attempts : 0)));
  const length = Math.max(1, Math.ceil(days.length / 2 ** failures));
  const due = days.filter((day) => {
    const row = rows.get(day);
    return isDue(row, known) || (row?.state === 'failed' && length > 1);
  });
  const tasks: Task[] = [];
  for (let end = due.at(-1); end !== undefined; ) {
    const last = end;
    const longest = days[Math.max(0, days.indexOf(last) - length + 1)] ?? last;
    const from = due.find((day) => day >= longest) ?? last;
    tasks.push({ question: ask(from, last), day: last, tier: TIERS.newest });
    end = due.findLast((day) => day < from);
  }
  return tasks;
}

/** By tier, then the newest day first, then in the order of the plan. */
function inOrder(tasks: readonly Task[]): Task[] {
  return tasks.toSorted((a, b) => a.tier - b.tier || (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
}
