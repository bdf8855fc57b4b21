import type { Thresholds } from '@/lib/metrics/thresholds';

/** Parameters of the rules of all signals. */
export interface RuleParams {
  /** Thresholds of the account. */
  thresholds: Thresholds;
  /** Numbers of the pages of Price Competition. */
  pages: readonly number[];
}
