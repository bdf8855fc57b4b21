// The problems of the Overview on recorded days, recomputed from the raw rows.
import { groupBy } from '@/delivery/store/group-by';
import type { Source } from '@/delivery/store/oracle/shelves';
import { REFETCH_HEADER } from '@/lib/contract/own-http';
import { SIGNAL_WORDS, type SignalName, TARGET_RULES } from '@/lib/metrics/signals.words';
import { INSTANCES } from '@/lib/metrics/thresholds';
import type { Answered, Coverage } from '@/lib/queries/answer';
import { openLines } from '@/lib/queries/overview/open-lines';
import type { Ending, Problem, Problems } from '@/lib/queries/overview/problems';
import { addDays, daysBetween, daysFrom, periodStart } from '@/lib/queries/shared/dates';
import { AGES } from '@/lib/queries/signals/instances';
import { signals } from '@/lib/queries/signals/signals';
import { expectedInstances } from '@/lib/queries/signals/test-instances';
import { type Ask, comparison } from './comparison.mts';
import type { Customer } from './customer.mts';
import { type Judge, judgesOf } from './overview-verdicts.mts';

export interface Period {
  from: string;
  to: string;
}

interface Item {
  rule: SignalName;
  subject: string;
  retailer: string;
  opened: string;
  /** '' while it is open. */
  ended: string;
  state: string;
}

const RULES = Object.keys(SIGNAL_WORDS) as SignalName[];
const PAGE_NUMBERS = [1, 2];
const PAGES = PAGE_NUMBERS.map((page) => `page=${page}`).join('&');
/** Rules that the recorded days do not suffice for: they run and judge nothing. */
const NO_VERDICTS: Judge = () => [];
const WAIT_MS = 60_000;

/** Compares the items of every rule in these periods, and the counts of subjects on target. */
export async function checkProblems(
  ask: Ask,
  customer: Customer,
  sources: readonly Source[],
  periods: readonly Period[],
) {
  const compared = comparison('the Overview');
  const judges = judgesOf(customer, sources);
  for (const { from, to } of periods) {
    const days = daysFrom(from, to);
    // A day is collected when it is opened, so each one is opened first.
    for (const day of days) await collectedProblems(ask, `date=${day}&days=1&${PAGES}`);
    const period = `date=${to}&days=${days.length}&${PAGES}`;
    const { answer, coverage } = await collectedProblems(ask, period);
    const expected = RULES.flatMap((rule) =>
      instancesOf(rule, judges[rule] ?? NO_VERDICTS, {
        date: to,
        days: days.length,
        isJudged: judgedDays(rule, coverage),
      }),
    );
    const open = expected.filter(({ state }) => AGES.some((age) => age === state));
    compared.sameSet(`${to} lines`, openLines(answer).map(lineOf), linesOf(open), lineKey);
    compared.sameSet(
      `${to} solved`,
      answer.solved.map(lineOf),
      linesOf(expected.filter(({ state, ended }) => state === 'solved' && ended > addDays(to, -INSTANCES.ended))),
      lineKey,
    );
    const { rows } = await answerOf<{ rows: Item[] }>(ask, `overview/items?${period}&limit=1000`);
    compared.sameSet(
      `${to} items`,
      rows.map(({ rule, subject, retailer, opened }) => ({ rule, subject, retailer, opened })),
      open.map(({ rule, subject, retailer, opened }) => ({ rule, subject, retailer, opened })),
      ({ rule, subject }) => JSON.stringify([rule, subject]),
    );
    compared.sameSet(
      `${to} on target`,
      answer.judged.targets.map(({ rule, retailer, good, judged }) => ({ rule, retailer, good, judged })),
      targetsOf(judges, days),
      ({ rule, retailer }) => JSON.stringify([rule, retailer]),
    );
    compared.sameSet(
      `${to} not judged`,
      answer.judged.missing.map(({ rule, subjects }) => ({ rule, subjects })),
      RULES.flatMap((rule) => notJudged(rule, judges[rule] ?? NO_VERDICTS, days)),
      ({ rule }) => rule,
    );
  }
  return compared.finish();
}

async function answerOf<Answer>(ask: Ask, query: string): Promise<Answer> {
  return (await (await ask(`/api/query/${query}`)).json()).answer;
}

/** The problems of a period once all that the service has of its last day is collected. */
async function collectedProblems(ask: Ask, period: string): Promise<Answered<Problems>> {
  const target = `/api/query/overview/problems?${period}`;
  // An opened page collects two sets outside the plan, and the others only on request.
  await ask(target, { headers: { [REFETCH_HEADER]: 'missing' } });
  for (const until = Date.now() + WAIT_MS; ; ) {
    const { answer, coverage, ...rest }: Answered<Problems> = await (await ask(target)).json();
    const waiting = coverage.filter(({ need, states }) => need.endsWith('_day') && states.includes('-'));
    // There is no answer while signals of the days are being evaluated.
    if (waiting.length === 0 && answer) return { answer, coverage, ...rest };
    if (Date.now() > until) throw new Error(`${period} is not collected: ${JSON.stringify(waiting)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Whether the sets that a rule reads are collected on a day. */
function judgedDays(rule: SignalName, coverage: readonly Coverage[]) {
  const needs = signals.find(({ name }) => name === rule)?.needs({ page: PAGE_NUMBERS }) ?? [];
  const collected = needs.map(({ as, view }) => {
    const states = coverage.filter(({ need }) => need === as);
    return { view: view.name, has: (day: string) => states.some((need) => isCollected(need, day)) };
  });
  const views = [...new Set(collected.map(({ view }) => view))];
  return (day: string) =>
    views.length > 0 && views.every((name) => collected.some(({ view, has }) => view === name && has(day)));
}

function isCollected({ from, states }: Coverage, day: string): boolean {
  return day >= from && ['c', 'p'].includes(states[daysBetween(from, day) - 1] ?? '');
}

interface Judged {
  date: string;
  days: number;
  isJudged: (day: string) => boolean;
}

/** Instances by a plain reading of the rules. */
function instancesOf(rule: SignalName, judge: Judge, { date, days, isJudged }: Judged): Item[] {
  const all = daysFrom(periodStart(date, days + INSTANCES.lookback), date);
  const verdicts = all.flatMap((day) => (isJudged(day) ? judge(day).map((verdict) => ({ ...verdict, day })) : []));
  const collectedFrom = all.findIndex(isJudged);
  return [...groupBy(verdicts, ({ subject }) => subject).values()].flatMap((own) => {
    const { subject = '', retailer = '' } = own.findLast(({ bad }) => bad) ?? {};
    const series = all.map((seriesDay) => own.find(({ day }) => day === seriesDay) ?? null);
    return expectedInstances({ verdicts: series, collectedFrom, from: 0, days }).map(({ opened, ended, state }) => ({
      ...{ rule, subject, retailer, state },
      ...{ opened: all[opened] ?? '', ended: ended === null ? '' : (all[ended] ?? '') },
    }));
  });
}

/** What a line groups: a rule at a retailer, and one day unless it is standing. */
interface LineKey {
  rule: SignalName;
  retailer: string;
  since: string;
  ended: string;
}

const lineKey = (line: LineKey) => JSON.stringify(line);

const lineOf = ({ rule, retailer, subjects, since, ...line }: Problem | Ending) => ({
  ...{ rule, retailer, subjects, since, ended: 'ended' in line ? line.ended : '' },
});

function linesOf(items: readonly Item[]) {
  const groups = groupBy(items, ({ rule, retailer, state, opened, ended }) =>
    JSON.stringify([rule, retailer, state, state === 'standing' ? '' : opened, ended]),
  );
  return [...groups.values()].flatMap((own) => {
    const [first] = own.toSorted((a, b) => a.opened.localeCompare(b.opened));
    if (!first) return [];
    const { rule, retailer, opened: since, ended } = first;
    return [{ rule, retailer, subjects: own.length, since, ended }];
  });
}

/** Subjects that were judged before the last day only, and rules that judge none on it. */
function notJudged(rule: SignalName, judge: Judge, days: readonly string[]) {
  const now = judge(days.at(-1) ?? '').length;
  const subjects = new Set(days.flatMap((day) => judge(day).map(({ subject }) => subject))).size - now;
  return now === 0 || subjects > 0 ? [{ rule, subjects }] : [];
}

/** Of the retailers that were judged on any of the days, the counts of the last one. */
function targetsOf(judges: Partial<Record<SignalName, Judge>>, days: readonly string[]) {
  return TARGET_RULES.flatMap((rule) => {
    const judge = judges[rule] ?? NO_VERDICTS;
    const now = judge(days.at(-1) ?? '');
    const retailers = new Set(days.flatMap((day) => judge(day).map(({ retailer }) => retailer)));
    return [...retailers].map((retailer) => {
      const own = now.filter((verdict) => verdict.retailer === retailer);
      return { rule, retailer, good: own.filter(({ bad }) => !bad).length, judged: own.length };
    });
  });
}
