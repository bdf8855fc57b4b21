import 'server-only';
import { mutationTarget } from '@/lib/clickhouse/table';
import { processWide } from '../process-wide';
import { database } from '../store/database';
import { answerLines, answers } from '../store/tables';

/** Maximum text of all stored answers. On disk they take about a tenth of it. */
const MAX_BYTES = 8 * 2 ** 30;
const EVERY_MS = 10 * 60_000;
/** Readers of replaced lines have an hour to finish. In microseconds, like versions. */
const GRACE = 3600n * 1_000_000n;

const state = processWide('eviction of answers', () => ({ lastRun: 0 }));

/**
 * Limits disk usage. Removes lines that no answer refers to, and answers beyond the limit: those about days that can
 * still change first, then those fetched longest ago. Answers about settled days are needed for trends and are removed
 * last.
 */
export async function evict(maxBytes = MAX_BYTES, now = Date.now()): Promise<void> {
  if (now - state().lastRun < EVERY_MS) return;
  state().lastRun = now;
  const db = await database();
  const over = `
    SELECT question FROM (
      SELECT question, sum(bytes) OVER (ORDER BY settled DESC, fetched_at DESC) AS total_bytes FROM answers FINAL
    ) WHERE total_bytes > {max: UInt64}`;
  await db.command(`DELETE FROM ${mutationTarget(answers.name, db)} WHERE question IN (${over})`, { max: maxBytes });
  const before = (BigInt(now) * 1000n - GRACE).toString();
  await db.command(
    `DELETE FROM ${mutationTarget(answerLines.name, db)}
    WHERE lines_id < {before: UInt64} AND lines_id NOT IN (SELECT lines_id FROM answers FINAL)`,
    { before },
  );
}
