// The problems of the Overview on recorded days, recomputed from the raw rows.
import { REFETCH_HEADER } from '@/lib/contract/own-http';
import { SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';
import type { Problems } from '@/lib/queries/overview/problems';
import { daysFrom } from '@/lib/queries/shared/dates';
import { groupsBy } from '../raw-rows.mts';
import { type Ask, comparison } from './comparison.mts';
import { COLUMN_RULES, type Judge, judgesOf } from './overview-verdicts.mts';
import type { Source } from './shelves.mts';

export interface Period {
  from: string;
  to: string;
}

interface Item {
  rule: SignalName;
  subject: string;
  retailer: string;
  opened: string;
  state: string;
}

const RULES = Object.keys(SIGNAL_WORDS) as SignalName[];
const PAGES = 'page=1&page=2';
/** Rules that the recorded days do not suffice for: they run and judge nothing. */
const NO_VERDICTS: Judge = () => [];
const WAIT_MS = 60_000;

/** Compares the items of every rule in these periods, and the counts of subjects on target. */
export async function checkProblems(ask: Ask, folder: string, sources: readonly Source[], periods: readonly Period[]) {
  const compared = comparison('the Overview');
  const judges = judgesOf(folder, sources);
  for (const { from, to } of periods) {
    const days = daysFrom(from, to);
    // A day is collected when it is opened, so each one is opened first.
    for (const day of days) await collectedProblems(ask, `date=${day}&days=1&${PAGES}`);
    const period = `date=${to}&days=${days.length}&${PAGES}`;
    const answer = await collectedProblems(ask, period);
    const expected = RULES.flatMap((rule) => instancesOf(rule, judges[rule] ?? NO_VERDICTS, days));
    const open = expected.filter(({ state }) => state === 'new' || state === 'open');
    compared.sameSet(`${to} lines`, answer.problems.map(lineOf), linesOf(open), keyOf);
    compared.sameSet(
      `${to} recovered`,
      answer.recovered.map(({ rule, retailer, items }) => ({ rule, retailer, items })),
      groupsOf(expected.filter(({ state }) => state === 'recovered')).map(({ rule, retailer, items }) => ({
        rule,
        retailer,
        items: items.length,
      })),
      keyOf,
    );
    const { rows } = await answerOf<{ rows: Item[] }>(ask, `overview/items?${period}&limit=1000`);
    compared.sameSet(
      `${to} items`,
      rows.map(({ rule, subject, retailer, opened, state }) => ({ rule, subject, retailer, opened, state })),
      open,
      ({ rule, subject }) => JSON.stringify([rule, subject]),
    );
    compared.sameSet(
      `${to} on target`,
      answer.judged.targets.map(({ retailer, column, good, judged }) => ({ retailer, column, good, judged })),
      targetsOf(judges, days),
      ({ retailer, column }) => JSON.stringify([retailer, column]),
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

const keyOf = ({ rule, retailer }: Pick<Item, 'rule' | 'retailer'>) => JSON.stringify([rule, retailer]);

async function answerOf<Answer>(ask: Ask, query: string): Promise<Answer> {
  return (await (await ask(`/api/query/${query}`)).json()).answer;
}

/** The problems of a period once all that the service has of its last day is collected. */
async function collectedProblems(ask: Ask, period: string): Promise<Problems> {
  const target = `/api/query/overview/problems?${period}`;
  // An opened page collects two sets outside the plan, and the others only on request.
  await ask(target, { headers: { [REFETCH_HEADER]: 'missing' } });
  for (const until = Date.now() + WAIT_MS; ; ) {
    const { answer, coverage } = await (await ask(target)).json();
    const waiting = coverage.filter(
      ({ need, states }: { need: string; states: string }) => need.endsWith('_day') && states.includes('-'),
    );
    // There is no answer while signals of the days are being evaluated.
    if (waiting.length === 0 && answer) return answer;
    if (Date.now() > until) throw new Error(`${period} is not collected: ${JSON.stringify(waiting)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Runs of bad days of each subject. A day on which a subject is not known neither opens nor closes one. Nothing is new on
 * the first judged day.
 */
function instancesOf(rule: SignalName, judge: Judge, days: readonly string[]): Item[] {
  const verdicts = days.flatMap((day) => judge(day).map((one) => ({ ...one, day })));
  return [...groupsBy(verdicts, ({ subject }) => subject).values()].flatMap((own) => {
    const { subject = '', retailer = '' } = own[0] ?? {};
    const instance = (state: string, badDays: readonly string[]) => ({
      ...{ rule, subject, retailer, opened: badDays[0] ?? '', state },
    });
    const instances: Item[] = [];
    let badDays: string[] = [];
    for (const { day, bad } of own) {
      if (bad) badDays.push(day);
      else {
        if (badDays.length > 0) instances.push(instance('recovered', badDays));
        badDays = [];
      }
    }
    const newest = days.at(-1);
    const isNew = badDays[0] === newest && newest !== verdicts[0]?.day;
    const state = badDays.at(-1) !== newest ? 'unknown' : isNew ? 'new' : 'open';
    return badDays.length > 0 ? [...instances, instance(state, badDays)] : instances;
  });
}

const groupsOf = (items: readonly Item[]) =>
  [...groupsBy(items, keyOf).values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ rule: first.rule, retailer: first.retailer, items: own }] : [];
  });

const lineOf = ({ rule, retailer, items, new_items, since }: Problems['problems'][number]) => ({
  ...{ rule, retailer, items, new_items, since },
});

function linesOf(open: readonly Item[]) {
  return groupsOf(open).map(({ rule, retailer, items }) => ({
    ...{ rule, retailer, items: items.length },
    new_items: items.filter(({ state }) => state === 'new').length,
    since: items.map(({ opened }) => opened).sort()[0] ?? '',
  }));
}

/** Subjects that were judged before the last day only, and rules that judge none on it. */
function notJudged(rule: SignalName, judge: Judge, days: readonly string[]) {
  const now = judge(days.at(-1) ?? '').length;
  const subjects = new Set(days.flatMap((day) => judge(day).map(({ subject }) => subject))).size - now;
  return now === 0 || subjects > 0 ? [{ rule, subjects }] : [];
}

/** Of the retailers that were judged on any of the days, the counts of the last one. */
function targetsOf(judges: Partial<Record<SignalName, Judge>>, days: readonly string[]) {
  return COLUMN_RULES.flatMap(([column, rule]) => {
    const judge = judges[rule] ?? NO_VERDICTS;
    const now = judge(days.at(-1) ?? '');
    const retailers = new Set(days.flatMap((day) => judge(day).map(({ retailer }) => retailer)));
    return [...retailers].map((retailer) => {
      const own = now.filter((one) => one.retailer === retailer);
      return { retailer, column: column as string, good: own.filter(({ bad }) => !bad).length, judged: own.length };
    });
  });
}
