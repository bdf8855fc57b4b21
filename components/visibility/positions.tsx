'use client';

import { useMemo } from 'react';
import { Panel } from '@/components/panel/panel';
import { SkeletonRows } from '@/components/ui/skeleton';
import { PositionsTable, type PositionsTableProps } from '@/components/visibility/positions-table';
import { ownFirst } from '@/components/visibility/prepare-matrix';
import { type ByPosition, preparePositions } from '@/components/visibility/prepare-positions';
import { type Filters, selectScores } from '@/components/visibility/select-scores';
import type { Measure } from '@/components/visibility/url-state';
import { capital, TYPE_WORDS } from '@/components/visibility/words';
import type { FetchedSet } from '@/lib/client/ndjson-stream';
import type { PanelState } from '@/lib/client/panel-state';
import { useSet } from '@/lib/client/use-set';
import { scoresOf } from '@/lib/client/visibility/prepare-scores';
import { NO_SCORES, type Score } from '@/lib/client/visibility/score';
import { type PositionType, type Question, scoresUrl } from '@/lib/client/visibility/scores-url';
import type { VisibilityScore } from '@/lib/contract/visibility-scores';

interface PositionsProps {
  question: Question;
  filters: Filters;
  title: string;
  notes: readonly string[];
  measure: Measure;
  onMeasure: (measure: Measure) => void;
  onOpen: (score: Score, position: PositionType) => void;
}

type Set = PanelState<FetchedSet<VisibilityScore>>;

/** Asks for the two other kinds of places when the view is opened, and not before. */
export function PositionsPanel({ question, filters, onOpen, ...look }: PositionsProps) {
  const organic = useSet<VisibilityScore>(scoresUrl({ ...question, position_type: 'ORGANIC' }));
  const sponsored = useSet<VisibilityScore>(scoresUrl({ ...question, position_type: 'SPONSORED' }));
  const overall = useSet<VisibilityScore>(scoresUrl({ ...question, position_type: 'OVERALL' }));
  const scores = {
    ORGANIC: useSelected(organic, filters),
    SPONSORED: useSelected(sponsored, filters),
    OVERALL: useSelected(overall, filters),
  };
  const words = TYPE_WORDS[question.visibility_type];
  return (
    <Panel
      title="What content earns, and what budget buys"
      state={together([organic, sponsored, overall], scores)}
      caption={() => `first ${question.first_n_products} places of each kind`}
      skeleton={<SkeletonRows rows={12} />}
      className="min-h-96"
    >
      {(byPosition) => (
        <Prepared
          scores={byPosition}
          header={capital(words.source)}
          noun={`${words.sources} by brand`}
          {...{ ...look, onOpen }}
        />
      )}
    </Panel>
  );
}

interface Selected {
  scores: readonly Score[];
  scale: number | null;
}

function useSelected(set: Set, filters: Filters): Selected {
  const rows = set.kind === 'content' ? set.data.rows : null;
  return useMemo(() => {
    const { all, scale } = rows ? scoresOf(rows) : NO_SCORES;
    return { scores: ownFirst(selectScores(all, filters).items), scale };
  }, [rows, filters]);
}

type SelectedByPosition = Record<keyof ByPosition, Selected>;

/** Content once all three are there; until then the state of the first that is not. */
function together(sets: readonly Set[], scores: SelectedByPosition): PanelState<SelectedByPosition> {
  for (const set of sets) if (set.kind !== 'content') return set;
  const [first] = sets;
  if (first?.kind !== 'content') return { kind: 'loading' };
  if (sets.every((set) => set.kind === 'content' && set.data.rows.length === 0))
    return {
      kind: 'guidance',
      reason: 'not-published',
      text: 'The service has no scores of this day, of any kind of places.',
    };
  if (Object.values(scores).every((its) => its.scores.length === 0))
    return {
      kind: 'guidance',
      reason: 'filtered-out',
      text: 'No score of these three kinds of places passes all filters.',
    };
  const refetching = sets.some((set) => set.kind === 'content' && set.refetching);
  return { ...first, data: scores, provenance: first.provenance, refetching };
}

interface PreparedProps extends Omit<PositionsTableProps, 'positions' | 'scale'> {
  scores: SelectedByPosition;
}

function Prepared({ scores, ...look }: PreparedProps) {
  const { ORGANIC, SPONSORED, OVERALL } = scores;
  const positions = useMemo(
    () => preparePositions({ ORGANIC: ORGANIC.scores, SPONSORED: SPONSORED.scores, OVERALL: OVERALL.scores }),
    [ORGANIC, SPONSORED, OVERALL],
  );
  return <PositionsTable positions={positions} scale={OVERALL.scale} {...look} />;
}
