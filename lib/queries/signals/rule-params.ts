import type { Thresholds } from '@/lib/metrics/thresholds';

/** Parameters of all rules. */
export interface RuleParams {
  /** Thresholds of the account. */
  thresholds: Thresholds;
  /** Numbers of the pages of Price Competition. */
  pages: readonly number[];
}
