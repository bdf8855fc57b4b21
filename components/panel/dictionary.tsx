'use client';

import { PanelProblem } from '@/components/panel/panel-problem';
import { Drawer } from '@/components/ui/drawer';
import { SkeletonRows } from '@/components/ui/skeleton';
import { BETTER_WORDS, UNIT_WORDS } from '@/lib/client/format/unit-words';
import { useAnswer } from '@/lib/client/query/use-answer';
import type { PageName } from '@/lib/queries/registry';
import type { DictionaryPart } from '@/lib/queries/shared/dictionary';

interface DictionaryProps {
  /** The query of the page's dictionary. */
  page: PageName;
  onClose: () => void;
}

/** The definitions of the figures and columns of a page, their units, and which direction is better. */
export function Dictionary({ page, onClose }: DictionaryProps) {
  const state = useAnswer(`${page}/dictionary`, {});
  return (
    <Drawer open onOpenChange={(next) => !next && onClose()} title="What the figures and columns mean">
      {state.kind === 'loading' ? <SkeletonRows rows={12} /> : null}
      {state.kind === 'problem' ? <PanelProblem problem={state.problem} onRetry={state.retry} /> : null}
      {state.data?.map((part) => (
        <Part key={part.title} part={part} />
      ))}
    </Drawer>
  );
}

function Part({ part: { title, entries } }: { part: DictionaryPart }) {
  return (
    <section aria-label={title} className="mb-5">
      <h3 className="border-line border-b pb-1 font-semibold">{title}</h3>
      <dl>
        {entries.map((entry) => (
          <div key={entry.title} className="border-line border-b py-1.5">
            <dt className="font-medium">{entry.title}</dt>
            <dd className="text-ink-2">{entry.definition}</dd>
            <dd className="text-caption text-ink-3">
              {[entry.unit && UNIT_WORDS[entry.unit], entry.better && BETTER_WORDS[entry.better]]
                .filter(Boolean)
                .join(' ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
