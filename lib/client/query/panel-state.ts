import type { Problem } from '@/lib/contract/problem';

/** Number of loaded rows. `total` is null until the service has reported it. */
export interface LoadProgress {
  loaded: number;
  total: number | null;
}

/** Why there is no data without an error. The user's next step depends on the reason. */
export type GuidanceReason =
  | 'not-published'
  | 'filtered-out'
  | 'not-stated'
  | 'not-collected'
  | 'none-of-kind'
  | 'not-compared'
  | 'not-listed';

/** The four states of a panel. Only `content` has data. */
export type PanelState<Data> =
  | { kind: 'loading'; data?: undefined }
  | { kind: 'problem'; data?: undefined; problem: Problem; retry?: () => void }
  | {
      kind: 'guidance';
      data?: undefined;
      reason: GuidanceReason;
      text: string;
      action?: { label: string; onAction: () => void };
    }
  | {
      kind: 'content';
      data: Data;
      /** New data is loading. The panel dims and keeps the current data. */
      refetching?: boolean;
      /** Problem of the last refetch. The panel keeps the older data. */
      problem?: Problem;
      retry?: () => void;
    };
