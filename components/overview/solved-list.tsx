'use client';

import { endedWords, lastedWords } from '@/components/overview/ended-words';
import { EventRow } from '@/components/overview/event-line';
import type { OverviewState } from '@/components/overview/page';
import { useFormat } from '@/lib/client/format/use-format';
import type { Ending, Problems } from '@/lib/queries/overview/problems';

interface SolvedListProps {
  state: OverviewState;
  problems: Pick<Problems, 'solved' | 'new_levels'>;
}

/** What ended within the last days, how long it lasted, and the falls that are the usual level now. */
export function SolvedList({ state, problems: { solved, new_levels } }: SolvedListProps) {
  return (
    <>
      {solved.length === 0 ? <p className="text-ink-3">Nothing solved in the last 7 days.</p> : null}
      <ol>
        {solved.map((ending) => (
          <EndedLine key={keyOf(ending)} state={state} ending={ending} />
        ))}
      </ol>
      {new_levels.length > 0 ? (
        <section aria-label="New level">
          <h3 className="border-ink-3 border-b pt-3 font-semibold">
            New level{' '}
            <span className="font-normal text-caption text-ink-3">
              as bad as before, for 4 weeks, and no longer an event
            </span>
          </h3>
          <ol>
            {new_levels.map((ending) => (
              <EndedLine key={keyOf(ending)} state={state} ending={ending} isSolved={false} />
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
}

function keyOf({ rule, retailer, since, ended }: Ending): string {
  return `${rule}/${retailer}/${since}/${ended}`;
}

function EndedLine({ state, ending, isSolved = true }: { state: OverviewState; ending: Ending; isSolved?: boolean }) {
  const format = useFormat();
  const { retailer, ended } = ending;
  return (
    <EventRow
      state={state}
      subject={ending}
      words={isSolved ? endedWords(ending, format) : 'Not better than on its first day'}
      evidence={ending}
    >
      <p className="text-caption text-ink-2 leading-[1.125rem] max-sm:col-start-2">{lastedWords(ending, format)}</p>
      <div className="min-w-0 max-sm:text-end">
        <p className="truncate leading-[1.125rem]" title={retailer}>
          {retailer}
        </p>
        <p className="text-caption text-ink-2">
          {isSolved ? 'solved' : 'since'} {format.shortDay(ended)}
        </p>
      </div>
    </EventRow>
  );
}
