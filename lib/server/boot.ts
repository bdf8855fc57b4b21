import 'server-only';
import { readConfig } from '@/lib/config/read-config';
import { carryOverConfigured } from './account/carry-over';
import { removeLeftovers } from './base/spool-file';
import { startCollecting } from './collect/collector';
import { setEvaluator } from './query/day-evaluation';
import { evaluateDays } from './signals/evaluate-days';
import { prepareEvaluations } from './signals/prepare-evaluations';

/**
 * Connects the evaluation of days to queries and to the collector, carries over what a previous key saved, starts the
 * collector, which also opens the store early, and removes temporary files of a killed process. Exits with one sentence per mistake if the environment is invalid.
 *
 * @param warmPages runs in the background when new answers are collected and their days evaluated
 */
export function boot(warmPages: () => Promise<void>): void {
  const result = readConfig(process.env);
  if (!result.ok) {
    process.stderr.write(`${['The dashboard cannot start:', ...result.mistakes].join('\n  ')}\n`);
    process.exit(1);
  }
  removeLeftovers(result.config.dataDir);
  setEvaluator(evaluateDays);
  void carryOverConfigured().then(() =>
    startCollecting(async (plan) => {
      await prepareEvaluations(plan);
      await warmPages();
    }),
  );
}
