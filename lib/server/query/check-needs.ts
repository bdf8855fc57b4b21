import 'server-only';
import { CAPS, FIRST_DAY, LAST_DAY } from '@/lib/contract/params';
import type { Need } from '@/lib/queries/query';
import { daysBetween, earliest, latest } from '@/lib/queries/shared/dates';
import { badRequest } from '../base/problem-error';

/** Longest period plus an equally long comparison period, in days. */
const MAX_SPAN_DAYS = 2 * CAPS.rangeDays;

/**
 * Refuses needs with too many days, or with days that tables cannot store, before any work is done for them. Throws a
 * ProblemError.
 */
export function checkNeeds(needs: readonly Need[]): void {
  const spans = needs.map(spanOf);
  for (const span of spans) checkSpan(span, CAPS.rangeDays);
  const from = earliest(spans.map((span) => span.from));
  const to = latest(spans.map((span) => span.to));
  if (from && to) checkSpan({ from, to }, MAX_SPAN_DAYS);
}

interface Span {
  from: string;
  to: string;
}

/**
 * Returns the days of a need. A range with one answer is stored at its last day and has its first day in its params.
 */
function spanOf({ from, to, params }: Need): Span {
  return { from: typeof params.start_date === 'string' ? params.start_date : from, to };
}

function checkSpan({ from, to }: Span, longest: number): void {
  if (from < FIRST_DAY)
    throw badRequest(`The period begins on ${from}, before ${FIRST_DAY}. Choose a later day or a shorter period.`);
  if (to > LAST_DAY) throw badRequest(`The period ends on ${to}, after ${LAST_DAY}. Choose an earlier day.`);
  const days = daysBetween(from, to);
  if (days > longest)
    throw badRequest(
      `From ${from} to ${to} is ${days} days, and ${longest} are allowed. Choose a shorter period or a closer day to compare with.`,
    );
}
