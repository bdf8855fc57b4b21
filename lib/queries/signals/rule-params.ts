import type { Thresholds } from '@/lib/metrics/thresholds';

/** What a rule is evaluated with. */
export interface RuleParams {
  thresholds: Thresholds;
  /** Numbers of the pages of Price Competition. */
  pages: readonly number[];
}
