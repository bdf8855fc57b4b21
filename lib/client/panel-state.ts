import type { SetMeta } from '@/lib/contract/events';
import type { Problem } from '@/lib/contract/problem';

/** How far a set has come; `total` is null until the service has said how many there are. */
export interface LoadProgress {
  loaded: number;
  total: number | null;
}

/** Why there is nothing to show, though nothing failed. Each reason asks something else of a person. */
export type GuidanceReason =
  | 'not-published'
  | 'filtered-out'
  | 'not-stated'
  | 'not-collected'
  | 'none-of-kind'
  | 'not-compared'
  | 'not-listed';

/** Where data comes from and how old it is, as far as it is known. */
export type Provenance = Partial<Pick<SetMeta, 'crawledAt' | 'fetchedAt' | 'source' | 'revised' | 'missing'>> & {
  /** Rows received beyond the service's own count. */
  surplus?: number;
};

/** The four states of a panel. `Data` is only there when there is something to draw. */
export type PanelState<Data> =
  | { kind: 'loading'; progress?: LoadProgress | null }
  | { kind: 'problem'; problem: Problem; retry?: () => void }
  | { kind: 'guidance'; reason: GuidanceReason; text: string; action?: { label: string; onAction: () => void } }
  | {
      kind: 'content';
      data: Data;
      provenance?: Provenance;
      /** New data is on its way: what is shown dims and stays. */
      refetching?: boolean;
      progress?: LoadProgress | null;
      /** The last refetch failed: what is shown is what was there before. */
      problem?: Problem;
      retry?: () => void;
      /** Asks the service again, past the answer that is kept. */
      refresh?: () => void;
    };

/**
 * The same state over data derived from it; `guide` may turn content into guidance, for an empty selection.
 * `derive` runs at every render: memoise what is large.
 */
export function mapContent<A, B>(
  state: PanelState<A>,
  derive: (data: A) => B,
  guide?: (data: A) => Extract<PanelState<never>, { kind: 'guidance' }> | null,
): PanelState<B> {
  if (state.kind !== 'content') return state;
  return guide?.(state.data) ?? { ...state, data: derive(state.data) };
}
