import 'server-only';
import { processWide } from '../process-wide';
import { daysToEvaluate, type SignalDays, type Verdicts } from '../query/verdicts';
import { inBackground } from '../store/in-background';
import { evaluateDays, markEvaluated } from './evaluate-days';

/** Number of signals that are evaluated at the same time. Most of a rule's statement runs in a single thread. */
const AT_ONCE = 2;

/** The last evaluation of each account, running or ended. */
const evaluations = processWide('signal evaluations', () => new Map<string, Promise<void>>());

/**
 * Starts to evaluate days in the background, after the evaluations that an account has started before. Resolves once all
 * of these days have verdicts, and rejects if that fails.
 */
export function evaluateSignals(verdicts: Verdicts, days: readonly SignalDays[]): Promise<void> {
  const key = JSON.stringify([verdicts.db.database, verdicts.account]);
  const earlier =
    evaluations()
      .get(key)
      ?.catch(() => undefined) ?? Promise.resolve();
  const evaluated = earlier.then(() => evaluateMissing(verdicts, days));
  evaluations().set(key, evaluated);
  void inBackground('evaluating signals', () => evaluated);
  return evaluated;
}

/** Earlier evaluations may have evaluated some of the days. */
async function evaluateMissing(verdicts: Verdicts, days: readonly SignalDays[]): Promise<void> {
  const missing = await daysToEvaluate(verdicts, days);
  if (missing.length === 0) return;
  const at = Date.now();
  const next = [...missing];
  const evaluateNext = async (): Promise<void> => {
    const evaluation = next.shift();
    if (!evaluation) return;
    await evaluateDays(verdicts, evaluation, at);
    await evaluateNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, evaluateNext));
  await markEvaluated(
    verdicts,
    missing.flatMap(({ keys }) => keys),
    at,
  );
}
