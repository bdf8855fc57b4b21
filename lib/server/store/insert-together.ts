import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import type { TableDefinition } from '@/lib/clickhouse/table';

interface Group {
  rows: object[];
  done: Promise<void>;
}

interface Line {
  /** The insert under way. */
  current: Promise<void>;
  /** What came since, and goes in one insert when the current one has ended. */
  next: Group | null;
}

const lines = new WeakMap<Database, Map<string, Line>>();

/**
 * Inserts rows, those of many callers in one statement: what comes while an insert into the table is under way waits for
 * its end and goes together. Rejects for all of a group; a table whose rows replace each other may be sent twice.
 */
export function insertTogether(db: Database, table: TableDefinition, rows: readonly object[]): Promise<void> {
  const ofDatabase = lines.get(db) ?? new Map<string, Line>();
  lines.set(db, ofDatabase);
  const line = ofDatabase.get(table.name) ?? { current: Promise.resolve(), next: null };
  ofDatabase.set(table.name, line);
  if (!line.next) {
    const group: Group = { rows: [], done: Promise.resolve() };
    group.done = line.current.then(() => {
      line.next = null;
      const repeatable = table.engine === 'ReplacingMergeTree';
      const sent = db.insert(table.name, group.rows, { repeatable });
      line.current = sent.catch(() => undefined);
      return sent;
    });
    line.next = group;
  }
  // Not spread: a call takes no more arguments than the stack holds.
  for (const row of rows) line.next.rows.push(row);
  return line.next.done;
}
