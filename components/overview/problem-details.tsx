import Link from 'next/link';
import { evidenceOf } from '@/components/overview/evidence';
import type { OverviewState } from '@/components/overview/page';
import { ProblemItems } from '@/components/overview/problem-items';
import { SIGNAL_WORDS } from '@/lib/metrics/signals.words';
import type { Problem } from '@/lib/queries/overview/problems';

interface ProblemDetailsProps {
  state: OverviewState;
  problem: Problem;
}

/** What is below an open line: its condition, the advice, where to see who is ahead now, and each product or keyword. */
export function ProblemDetails({ state, problem }: ProblemDetailsProps) {
  const { condition, advice } = SIGNAL_WORDS[problem.rule];
  const rival = rivalHref(problem, state);
  return (
    <div className="col-span-full mt-1 min-w-0 border-line border-t bg-surface p-2">
      <p className="mb-2 text-ink-2">
        {condition} {advice}{' '}
        {rival ? (
          <Link href={rival} prefetch={false} className="underline underline-offset-2">
            See the ranks by brand
          </Link>
        ) : null}
      </p>
      <ProblemItems state={state} problem={problem} />
    </div>
  );
}

/** Links to the changes of ranks at the retailer, with the history of the line's keyword. Null for other rules. */
function rivalHref(problem: Problem, { dates, params }: Pick<OverviewState, 'dates' | 'params'>): string | null {
  if (problem.rule !== 'page_one_lost' && problem.rule !== 'rank_fallen') return null;
  const { href } = evidenceOf(problem, { date: dates.date, page: params.page });
  const [path, search] = href.split('?');
  const address = new URLSearchParams(search);
  address.delete('only');
  address.set('view', 'changes');
  const [key, ...others] = problem.keys;
  if (key && others.length === 0) address.set('row', key);
  return `${path}?${address}`;
}
