'use client';

import type { Changes } from '@/components/overview/prepare-changes';
import { SHARED_NAMES } from '@/components/page/facet-words';
import { PanelProblem } from '@/components/panel/panel-problem';

/** What the list cannot tell, and why: a failure with its retry, a day without an earlier one, a filter unknown there. */
export function SilentParts({ changes }: { changes: Changes }) {
  const { silent, leftOut, limits } = changes;
  const problems = silent.flatMap(({ teller, state }) => (state.kind === 'problem' ? [{ teller, ...state }] : []));
  const notes = [
    ...silent.flatMap(({ teller, state }) =>
      state.kind === 'guidance'
        ? [{ key: teller.part, text: `Nothing is said of ${teller.about}. ${state.text}` }]
        : [],
    ),
    ...limits.map((text) => ({ key: text, text })),
    ...leftOut.map(({ teller, filters }) => ({
      key: teller.part,
      text: `Left out under these filters: ${teller.about}, which know no ${filters.map((facet) => SHARED_NAMES[facet].toLowerCase()).join(', ')}.`,
    })),
  ];
  return (
    <>
      {problems.map(({ teller, problem, retry }) => (
        <div key={teller.part} className="pt-2">
          <p className="pb-1 font-medium">Nothing is said of {teller.about}</p>
          <PanelProblem problem={problem} onRetry={retry} />
        </div>
      ))}
      {notes.map(({ key, text }) => (
        <p key={key} role="status" className="pt-1 text-caption text-ink-3">
          {text}
        </p>
      ))}
    </>
  );
}
