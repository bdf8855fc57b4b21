import { describe, expect, it } from 'vitest';
import { compile, raw } from '@/lib/metrics/sql';
import { INSTANCES } from '@/lib/metrics/thresholds';
import { addDays, daysBetween, daysFrom, later, periodStart } from '@/lib/queries/shared/dates';
import { database } from '@/lib/server/base/database';
import { signalDays } from '@/lib/server/base/evaluation-tables';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { type Instance, instancesSql } from './instances';
import { expectedInstances, type TestVerdict } from './test-instances';

ownDatabase();

const DATE = '2026-06-30';
/** Longest period and the days before it. */
const LENGTH = 92 + INSTANCES.lookback;
const FIRST = periodStart(DATE, LENGTH);
/** Fall of a measure at which it is worse. */
const BY = 10;
const STATE = 'out_of_stock';
const CHANGE = 'rank_fallen';
type Rule = typeof STATE | typeof CHANGE;

type Subjects = Readonly<Record<string, readonly TestVerdict[]>>;
const hashOf = (rule: string, day: string) => `${rule} ${day}`;
let accounts = 0;

/** Stores the verdicts of subjects, which end with the day. Returns their instances. */
async function derived(rule: Rule, subjects: Subjects, { days = 92, date = DATE, stored = '' } = {}) {
  const db = await database();
  const account = stored || `derived${accounts++}`;
  const rows = Object.entries(subjects).flatMap(([subject, verdicts]) =>
    verdicts.flatMap((verdict, index) => {
      const day = addDays(DATE, index + 1 - verdicts.length);
      if (!verdict) return [];
      const figures = { measure: verdict.measure ?? null, baseline: verdict.baseline ?? null };
      const values = { value: verdict.measure ?? Number(verdict.bad), reference: verdict.baseline ?? null };
      const texts = { retailer: 'Korbina DE', title: verdict.bad ? subject : '' };
      return [
        { account, rule, day, hash: hashOf(rule, day), subject, bad: verdict.bad, ...figures, ...values, ...texts },
      ];
    }),
  );
  // A verdict may be stored twice.
  if (!stored) await db.insert(signalDays.name, [...rows, ...rows.slice(0, 50)]);
  const from = periodStart(date, days + INSTANCES.lookback);
  const { text, params } = compile(
    instancesSql({
      ...{ account, table: raw(signalDays.name), from, days },
      evaluated: daysFrom(from, date).map((day) => ({ rule, day, hash: hashOf(rule, day) })),
      firstDays: { [rule]: later(from, firstDay(subjects)) },
      changes: { [CHANGE]: { direction: 'up', by: BY } },
    }),
  );
  const settings = { prefer_column_name_to_alias: 1, max_query_size: 1_000_000 };
  return { account, instances: await db.query<Instance>(text, params, { settings }) };
}

function firstDay(subjects: Subjects): string {
  const days = Object.values(subjects).flatMap((verdicts) => {
    const index = verdicts.findIndex(Boolean);
    return index < 0 ? [] : [addDays(DATE, index + 1 - verdicts.length)];
  });
  return days.sort()[0] ?? DATE;
}

function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Verdicts of a rule of state: runs of bad days, flickers and gaps. */
function randomStates(random: () => number, length = LENGTH): TestVerdict[] {
  const [bad, turn, gap] = [random(), 0.03 + random() * 0.5, random() * 0.4];
  let isBad = random() < bad;
  let isKnown = true;
  return Array.from({ length }, () => {
    if (random() < turn) isBad = random() < bad;
    if (random() < gap) isKnown = random() < 0.5;
    return isKnown ? { bad: isBad } : null;
  });
}

/** Verdicts of a rule of change: a measure with steps and noise, compared with the median of the 14 known days before. */
function randomChanges(random: () => number, length = LENGTH): TestVerdict[] {
  const [step, noise, gap] = [random() * 0.1, random() * 16, random() * 0.3];
  let level = 5;
  const measures: number[] = [];
  return Array.from({ length }, () => {
    if (random() < step) level = Math.round(random() * 60);
    if (random() < gap) return null;
    const measure = Math.round(level + random() * noise);
    const before = measures.slice(-14).sort((a, b) => a - b);
    measures.push(measure);
    if (before.length < 5) return null;
    const [low = 0, high = 0] = [Math.floor, Math.ceil].map((round) => before[round((before.length - 1) / 2)]);
    const baseline = (low + high) / 2;
    return { bad: measure - baseline >= BY - 1e-9, measure, baseline };
  });
}

const COMPARED = ['state', 'opened', 'last_bad', 'ended', 'since_at_least', 'first_seen', 'on_and_off'] as const;
type Compared = Record<(typeof COMPARED)[number], unknown>;
const compared = (instance: Compared) => COMPARED.map((name) => instance[name]);

function expected(rule: Rule, subjects: Subjects, { days = 92, date = DATE } = {}) {
  const end = LENGTH - daysBetween(date, DATE) + 1;
  const from = end - days - INSTANCES.lookback;
  const dayAt = (index: number | null) => (index === null ? null : addDays(FIRST, index));
  return Object.entries(subjects)
    .flatMap(([subject, all]) => {
      const verdicts = all.slice(0, end);
      const collectedFrom = Math.max(0, daysBetween(FIRST, firstDay(subjects)) - 1);
      const series = { verdicts, days, from, collectedFrom, ...(rule === CHANGE && { by: BY }) };
      return expectedInstances(series).map((instance) => {
        const { opened, last_bad, ended } = instance;
        const dated = { ...instance, opened: dayAt(opened), last_bad: dayAt(last_bad), ended: dayAt(ended) };
        return [subject, ...compared(dated)].join(' ');
      });
    })
    .sort();
}

const summarize = (instances: readonly Instance[]) =>
  instances.map((instance) => [instance.subject, ...compared(instance)].join(' ')).sort();

const RANDOM = { [STATE]: randomStates, [CHANGE]: randomChanges };
const subjectsOf = (rule: Rule, seed: number, count: number): Subjects => {
  const random = createRandom(seed);
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`s${index}`, RANDOM[rule](random)]));
};

describe.each([STATE, CHANGE] as const)('instances of %s', (rule) => {
  it.each([1, 2, 3])('equal those of a plain reading of the rules (seed %i)', async (seed) => {
    const subjects = subjectsOf(rule, seed, 200);
    const { account, instances } = await derived(rule, subjects);
    expect(summarize(instances)).toEqual(expected(rule, subjects));
    for (const options of [{ days: 28 }, { days: 1 }, { days: 28, date: addDays(DATE, -9) }]) {
      const { instances: others } = await derived(rule, subjects, { ...options, stored: account });
      expect(summarize(others)).toEqual(expected(rule, subjects, options));
    }
  });
});

/** Verdicts of letters: b bad, g good, - unknown. */
const states = (letters: string): TestVerdict[] =>
  [...letters].map((letter) => (letter === '-' ? null : { bad: letter === 'b' }));

/** Verdicts of a rule of change by measures, compared with the median of the 14 days before. */
function measures(values: readonly number[]): TestVerdict[] {
  return values.map((measure, index) => {
    const before = values.slice(Math.max(0, index - 14), index).sort((a, b) => a - b);
    const [low = 0, high = 0] = [Math.floor, Math.ceil].map((round) => before[round((before.length - 1) / 2)]);
    const baseline = (low + high) / 2;
    return before.length < 5 ? null : { bad: measure - baseline >= BY, measure, baseline };
  });
}

/** The newest instance of a subject, with another one that is known and good from the start. */
async function newest(rule: Rule, verdicts: readonly TestVerdict[], days = 28) {
  const other = states('g'.repeat(LENGTH)).map((verdict) => verdict && { ...verdict, measure: 0, baseline: 0 });
  const { instances } = await derived(rule, { subject: verdicts, other }, { days });
  return instances.toSorted((a, b) => a.last_bad.localeCompare(b.last_bad)).at(-1);
}

/** The day `back` days before the last one. */
const daysAgo = (back: number) => addDays(DATE, -back);

describe('an instance of a state', () => {
  const good = 'g'.repeat(20);

  it.each([
    ['opens on its first bad day', 'b', { state: 'new', opened: daysAgo(0) }],
    ['is going on within the days of the strip', 'bbbbbbbbbbbbbb', { state: 'going_on', opened: daysAgo(13) }],
    ['is standing after them', 'bbbbbbbbbbbbbbb', { state: 'standing', opened: daysAgo(14), since_at_least: false }],
    ['is solved on its first good day', 'bbg', { state: 'solved', opened: daysAgo(2), ended: daysAgo(0) }],
    ['continues after two good days', 'bbggb', { state: 'going_on', opened: daysAgo(4), on_and_off: true }],
    ['does not continue after three', 'bgggb', { state: 'new', opened: daysAgo(0), on_and_off: false }],
    ['continues if the week before was not mostly good', 'bbbbgggb', { state: 'going_on', opened: daysAgo(7) }],
    ['counts known days only', 'b-g--g-b', { state: 'going_on', opened: daysAgo(7) }],
    [
      'is not closed by days without data',
      'b---------b',
      { state: 'going_on', opened: daysAgo(10), on_and_off: false },
    ],
    ['is not known if the day is not', 'bb-', { state: 'unknown', last_bad: daysAgo(1), ended: null }],
  ])('%s', async (_, letters, expected) => {
    expect(await newest(STATE, states(good + letters))).toMatchObject(expected);
  });

  it('is first seen if its subject was not known in the week before', async () => {
    expect(await newest(STATE, states('b'))).toMatchObject({ state: 'new', first_seen: true, since_at_least: false });
    expect(await newest(STATE, states('gb'))).toMatchObject({ state: 'new', first_seen: false });
  });

  it('is standing and may have opened earlier if it was bad when collection began', async () => {
    const { instances } = await derived(STATE, { subject: states('bbb') }, { days: 28 });
    expect(instances).toMatchObject([{ state: 'standing', opened: daysAgo(2), since_at_least: true }]);
  });
});

describe('an instance of a change', () => {
  const usual = Array<number>(20).fill(3);
  const lasting = (days: number) => [...usual, ...Array<number>(days).fill(38)];

  it('stays open while it is worse than on its opening day, although the usual figure has changed', async () => {
    expect(await newest(CHANGE, measures(lasting(12)))).toMatchObject({
      ...{ state: 'going_on', opened: daysAgo(11), value: 38, reference: 3, value_before: 3, on_and_off: false },
    });
  });

  it('leaves as a new level after 28 days', async () => {
    expect(await newest(CHANGE, measures(lasting(29)))).toMatchObject({ state: 'standing', opened: daysAgo(28) });
    const newLevel = { state: 'new_level', opened: daysAgo(29), last_bad: daysAgo(1), ended: daysAgo(0) };
    expect(await newest(CHANGE, measures(lasting(30)))).toMatchObject(newLevel);
  });

  it('is solved when it is as it was', async () => {
    const back = [...lasting(20), 4];
    const solved = { state: 'solved', opened: daysAgo(20), ended: daysAgo(0), value: 38, value_ended: 4 };
    expect(await newest(CHANGE, measures(back))).toMatchObject(solved);
  });

  it('opens again by the new level after it has left', async () => {
    const fallen = [...lasting(40), 60];
    expect(await newest(CHANGE, measures(fallen))).toMatchObject({ state: 'new', opened: daysAgo(0), reference: 38 });
  });

  it('goes on with the later opening if it has fallen further', async () => {
    const further = [...lasting(20), ...Array<number>(15).fill(60)];
    expect(await newest(CHANGE, measures(further))).toMatchObject({
      state: 'standing',
      opened: daysAgo(14),
      reference: 38,
    });
  });
});

it.each([STATE, CHANGE] as const)('instances of %s do not depend on the length of the period', async (rule) => {
  const subjects = subjectsOf(rule, 5, 200);
  const { account, instances: all } = await derived(rule, subjects);
  const { instances } = await derived(rule, subjects, { days: 28, stored: account });
  const key = ({ subject, last_bad }: Instance) => `${subject} ${last_bad}`;
  const longer = new Map(all.map((instance) => [key(instance), instance]));
  const start = periodStart(DATE, 28);
  expect(instances.map(key).sort()).toEqual(
    all
      .filter(({ last_bad }) => last_bad >= start)
      .map(key)
      .sort(),
  );
  for (const instance of instances) {
    const other = longer.get(key(instance));
    // What began before the derived days is cut.
    if (instance.since_at_least)
      expect([true, instance.state]).toEqual([(other?.opened ?? '') <= instance.opened, other?.state]);
    else expect(other).toMatchObject({ ...instance, strip: expect.stringMatching(new RegExp(`${instance.strip}$`)) });
  }
});
