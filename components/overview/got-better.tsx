'use client';

import Link from 'next/link';
import { endedChange } from '@/components/overview/ended-words';
import { subjectName } from '@/components/overview/event-words';
import { evidenceOf } from '@/components/overview/evidence';
import type { OverviewState } from '@/components/overview/page';
import { RuleIcon } from '@/components/overview/rule-icon';
import { useFormat } from '@/lib/client/format/use-format';
import type { Ending } from '@/lib/queries/overview/problems';

/** Solved events that are listed. The tab has all of them. */
const MAX_BETTER = 5;

interface GotBetterProps {
  state: OverviewState;
  solved: readonly Ending[];
}

/** The largest solved events of the week, from the last bad figure to the first good one. */
export function GotBetter({ state, solved }: GotBetterProps) {
  const format = useFormat();
  const { params, dates } = state;
  if (solved.length === 0) return <p className="text-ink-3">Nothing was solved.</p>;
  return (
    <ul>
      {solved
        .toSorted((a, b) => b.impact - a.impact)
        .slice(0, MAX_BETTER)
        .map((ending) => {
          const { rule, retailer, since, ended, subjects } = ending;
          const { name } = subjectName(ending);
          const others = subjects > 1 ? ` and ${format.integer(subjects - 1)} more` : '';
          return (
            <li
              key={`${rule}/${retailer}/${since}/${ended}`}
              className="grid grid-cols-[1rem_minmax(0,1fr)_minmax(0,auto)] items-center gap-x-2 border-line border-b text-caption max-sm:py-1 sm:grid-cols-[1rem_minmax(0,1fr)_minmax(0,auto)_auto]"
            >
              <RuleIcon rule={rule} />
              <Link
                prefetch={false}
                href={evidenceOf(ending, { date: dates.date, page: params.page }).href}
                title={`${name}${others}`}
                className="wrap-anywhere col-start-2 row-start-1 py-1 underline decoration-control underline-offset-2 leading-4 hover:decoration-ink"
              >
                {name}
                {others}
              </Link>
              <span className="truncate text-ink-3 max-sm:col-start-2 max-sm:row-start-2" title={retailer}>
                {retailer}
              </span>
              <span className="whitespace-nowrap text-end max-sm:col-start-3 max-sm:row-start-1">
                {endedChange(ending, format)}{' '}
                <span aria-hidden className="text-on-target">
                  ●
                </span>
              </span>
            </li>
          );
        })}
    </ul>
  );
}
