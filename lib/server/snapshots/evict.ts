import 'server-only';
import { mutationTarget } from '@/lib/clickhouse/table';
import { database } from '../store/database';
import { answerLines, answers } from '../store/tables';

/** Text of all kept answers together; on disk it is about a tenth of that. */
const MAX_BYTES = 8 * 2 ** 30;
const EVERY_MS = 10 * 60_000;
/** Readers of superseded lines have an hour to finish. Versions are microseconds. */
const GRACE = 3600n * 1_000_000n;

let lastRun = 0;

/**
 * Bounds the disk: lines that no answer points to go, and beyond the bound answers go, those about running days first,
 * then the ones fetched longest ago. Answers about settled days are the memory of trends and go last.
 */
export async function evict(maxBytes = MAX_BYTES, now = Date.now()): Promise<void> {
  if (now - lastRun < EVERY_MS) return;
  lastRun = now;
  const db = await database();
  const over = `
    SELECT question FROM (
      SELECT question, sum(bytes) OVER (ORDER BY settled DESC, fetched_at DESC) AS held FROM answers FINAL
    ) WHERE held > {max: UInt64}`;
  await db.command(`DELETE FROM ${mutationTarget(answers.name, db)} WHERE question IN (${over})`, { max: maxBytes });
  const before = (BigInt(now) * 1000n - GRACE).toString();
  await db.command(
    `DELETE FROM ${mutationTarget(answerLines.name, db)}
    WHERE lines_id < {before: UInt64} AND lines_id NOT IN (SELECT lines_id FROM answers FINAL)`,
    { before },
  );
}
