import { expect } from 'vitest';
import { INSTANCES } from '@/lib/metrics/thresholds';
import { problems } from '@/lib/queries/overview/problems';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import type { Instance } from '@/lib/queries/signals/instances';
import { database } from '@/lib/server/base/database';
import { readParams } from '@/lib/server/query/params';
import { runQueryHere } from '@/lib/server/query/run-query';
import { findInstances } from '@/lib/server/testing/find-instances';

/** The lines and the instances of a day, as its visitor has them. */
const visits = new Map<string, ReturnType<typeof visit>>();
function visited(account: string, date: string) {
  const visiting = visits.get(date) ?? visit(account, date);
  visits.set(date, visiting);
  return visiting;
}

async function visit(account: string, date: string) {
  const reader = { db: await database(), account };
  const answered = await runQueryHere(problems, readParams(problems.params, { date }), reader);
  if (!answered) throw new Error(`${date} has no answer.`);
  return { ...answered.answer, instances: await findInstances(reader, { date, days: 28 }) };
}

/** A story is in one of these lines on its first day. */
export const FIRST_LINES = 5;

/**
 * Visits the days of a story: it is new on the first day on which its rule can see it, then going on, and solved on its
 * first good day and not before. Returns its line on the first day, from 1.
 */
export async function expectVisits(
  account: string,
  { rule, subject, retailer, opened, last_bad, ended }: Instance,
): Promise<number> {
  const stateOn = async (date: string) =>
    (await visited(account, date)).instances.find(
      (instance) => instance.rule === rule && instance.subject === subject && instance.opened === opened,
    )?.state;
  expect(await stateOn(opened)).toBe('new');
  const { events } = await visited(account, opened);
  const index = events.findIndex((line) => line.rule === rule && line.retailer === retailer && line.since === opened);
  expect(events[index]).toMatchObject({ age: 'new' });
  for (const day of daysFrom(addDays(opened, 1), last_bad).slice(0, INSTANCES.strip - 1))
    expect(['going_on', 'solved', 'unknown'], day).toContain(await stateOn(day));
  const age = last_bad < addDays(opened, INSTANCES.strip) ? 'going_on' : 'standing';
  if (last_bad > opened) expect(await stateOn(last_bad)).toBe(age);
  if (ended) expect(await stateOn(ended)).toBe('solved');
  return index + 1;
}
