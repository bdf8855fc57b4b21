'use client';

import { type QueryClient, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Context } from '@/components/overview/context';
import type { Course } from '@/components/overview/course';
import { type Memory, recall, remember } from '@/components/overview/course-memory';
import type { Point } from '@/components/overview/sparkline';
import { addDays } from '@/lib/client/period';
import { useKept } from '@/lib/client/use-kept';
import type { Kept } from '@/lib/contract/kept';

/** Days that are read from our server at once: they are many and may be large, and nobody waits for them. */
const AT_ONCE = 2;
/** A course is drawn over a week at least. */
const FEWEST = 7;
const NOTHING: Memory = {};
const NO_ANSWERS: Kept['answers'] = [];
const NO_POINTS: readonly Point[] = [];

/**
 * A number over the days whose answers are kept, read one after another once `starts`: never at the price of a call.
 * Empty while nothing has come, nor what the course is.
 */
export function useCourse<Answer, Held>(
  course: Course<Answer, Held> | undefined,
  day: string | null,
  context: Context,
  starts: boolean,
): readonly Point[] {
  const client = useQueryClient();
  const kept = useKept(course?.endpoint ?? null);
  const memory = useMemo(() => (course?.remembers ? recall(course.endpoint.name) : NOTHING), [course]);
  const answers = kept.kind === 'content' ? kept.data.answers : NO_ANSWERS;
  const days = course && day ? Array.from({ length: course.span }, (_, back) => addDays(day, -back)) : [];
  const free = course ? days.flatMap((one) => freeOn(answers, course, one) ?? []) : [];
  const missing = free.filter(({ url, fetchedAt }) => memory[url]?.fetchedAt !== fetchedAt).slice(0, course?.most);
  const [reading, setReading] = useState(AT_ONCE);
  const { held, busy } = useQueries({
    combine: combine<Held>,
    queries: free.map((one) => ({
      queryKey: ['course', one.url],
      queryFn: ({ signal }: { signal: AbortSignal }) => read(client, one, signal),
      // Only this page writes the memory, under the name of this course.
      initialData: missing.includes(one) ? undefined : (memory[one.url]?.held as Held | undefined),
      enabled: starts && missing.slice(0, reading).includes(one),
      staleTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
    })),
  });
  if (starts && !busy && reading < missing.length) setReading(reading + AT_ONCE);
  if (!course) return NO_POINTS;

  const byDay = new Map(free.map((one, at) => [one.day, held[at]]));
  const points = days.map((one) => {
    const its = byDay.get(one);
    return { day: one, value: its === undefined ? null : course.valueOf(its, context) };
  });
  const oldest = points.findLastIndex(({ value }) => value !== null);
  // Days before the first that is kept are no gap in anything.
  return oldest < 0 ? [] : points.slice(0, Math.max(oldest + 1, FEWEST)).reverse();
}

interface FreeDay<Answer, Held> {
  readonly course: Course<Answer, Held>;
  readonly day: string;
  readonly url: string;
  readonly fetchedAt: string;
}

/** A day out of what this browser holds of the question, else from our server, which keeps its answer. */
async function read<Answer, Held>(
  client: QueryClient,
  { course, url, fetchedAt }: FreeDay<Answer, Held>,
  signal: AbortSignal,
): Promise<Held> {
  const answer = client.getQueryData<Answer>(['set', url]) ?? (await course.fetch(url, { signal }));
  const held = course.hold(answer);
  if (course.remembers) remember(course.endpoint.name, url, { fetchedAt, held });
  return held;
}

function combine<Held>(queries: UseQueryResult<Held>[]) {
  return { held: queries.map(({ data }) => data), busy: queries.some(({ isFetching }) => isFetching) };
}

/** The kept answer to the course's question of a day, where asking for it again costs no call. */
function freeOn<Answer, Held>(
  answers: Kept['answers'],
  course: Course<Answer, Held>,
  day: string,
): FreeDay<Answer, Held> | null {
  const asked = Object.entries(course.paramsOf(day));
  const found = answers.find(
    ({ free, params }) =>
      free && Object.keys(params).length === asked.length && asked.every(([name, value]) => params[name] === value),
  );
  return found ? { course, day, url: course.urlOf(day), fetchedAt: found.fetchedAt } : null;
}
