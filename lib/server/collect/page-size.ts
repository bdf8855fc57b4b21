import 'server-only';
import type { Problem } from '@/lib/contract/problem';

/** Page sizes to try, largest first, as the specification sets no maximum. */
const STEPS = [1000, 500, 100, 50, 10];
const FIELD = 'page_size';

export const LARGEST_PAGE = 1000;

/** Returns the next smaller page size after a refusal, or null if the refusal has another cause. */
export function smallerPage(problem: Problem, size: number): number | null {
  if (problem.upstreamStatus !== 422 && problem.upstreamStatus !== 400) return null;
  const names = problem.errors?.map(({ name }) => name).filter(Boolean) ?? [];
  const unnamed =
    names.length === 0 && (!problem.raw || problem.raw.includes(FIELD) || !/\b\w+_\w+\b/.test(problem.raw));
  if (!unnamed && !names.includes(FIELD)) return null;
  return STEPS.find((step) => step < size) ?? null;
}
