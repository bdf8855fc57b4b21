import type { SessionPool } from '../sessions/pool';
import type { Statement } from './statement';
import type { Summary } from './summary';

/** Statements that change the state of their session, which then cannot be reused. */
const SPOILS_SESSION = /^\s*(set|use|create\s+(or\s+replace\s+)?temporary)\b/i;

/** Runs a statement to its end and returns the whole answer. */
export async function runWhole(
  pool: SessionPool,
  { sql, dress, format }: Statement,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; summary: Summary }> {
  return pool.lend(
    dress,
    signal,
    async ({ session, killable }) => {
      const result = await killable(() => session.queryAsync(sql, { format }));
      const summary: Summary = {
        read_rows: result.rowsRead,
        read_bytes: result.bytesRead,
        elapsed_ns: Math.round(result.elapsed * 1e9),
      };
      return { bytes: result.bytes(), summary };
    },
    SPOILS_SESSION.test(sql),
  );
}
