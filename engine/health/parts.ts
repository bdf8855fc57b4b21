import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Session } from 'chdb';

/** The range of blocks of a table's part. */
interface Part {
  table: string;
  partition_id: string;
  min_block: number;
  max_block: number;
  path: string;
}

const COLUMNS = `database || '.' || table AS table, partition_id, path,
  toFloat64(min_block_number) AS min_block, toFloat64(max_block_number) AS max_block`;
const MAX_TABLES_NAMED = 3;

/** Records the parts for the next start. Must run after the last write. */
export async function recordParts(session: Session, folder: string): Promise<void> {
  writeRecord(folder, await activeParts(session));
}

/**
 * Describes rows that were in the folder and that the engine cannot read. Removed parts are detected only after a clean
 * stop, whose record is valid only for the next start.
 */
export async function findLostRows(session: Session, folder: string): Promise<string | undefined> {
  const active = await activeParts(session);
  const broken = (await brokenParts(session)).filter((part) => !isCovered(part, active));
  const missing = readRecord(folder).filter((part) => !isCovered(part, [...active, ...broken]));
  if (broken[0]) {
    // Broken parts are recorded by their folders.
    writeRecord(folder, missing);
    return (
      `${summaryOf(broken)} cannot be read, such as ${broken[0].path}. ` +
      `To go on without their rows, delete all ${join(folder, 'store/*/*/detached/broken-on-start_*')}`
    );
  }
  if (missing[0])
    return `${summaryOf(missing)} are missing, such as ${missing[0].path}. To go on without their rows, delete ${recordFile(folder)}`;
  rmSync(recordFile(folder), { force: true });
  return undefined;
}

function readRecord(folder: string): Part[] {
  try {
    return JSON.parse(readFileSync(recordFile(folder), 'utf8')) as Part[];
  } catch {
    // After a kill, the record is missing or incomplete.
    return [];
  }
}

function writeRecord(folder: string, parts: readonly Part[]): void {
  writeFileSync(recordFile(folder), JSON.stringify(parts));
}

function recordFile(folder: string): string {
  return join(folder, 'parts.json');
}

function activeParts(session: Session): Promise<Part[]> {
  // chDB removes empty parts.
  return select(session, `SELECT ${COLUMNS} FROM system.parts WHERE active AND rows > 0`);
}

/** Returns the unreadable parts, which chDB detaches when it opens a folder. */
function brokenParts(session: Session): Promise<Part[]> {
  return select(session, `SELECT ${COLUMNS} FROM system.detached_parts WHERE reason = 'broken-on-start' ORDER BY path`);
}

/**
 * Returns whether active parts cover all blocks of a part. An unreadable merged part may be covered by its sources,
 * which chDB keeps for a while, and a recorded one by the result of a merge.
 */
function isCovered(part: Part, active: readonly Part[]): boolean {
  const near = active.filter(
    ({ table, partition_id, min_block, max_block }) =>
      table === part.table &&
      partition_id === part.partition_id &&
      min_block <= part.max_block &&
      max_block >= part.min_block,
  );
  return (
    near.some(({ min_block }) => min_block <= part.min_block) &&
    near.some(({ max_block }) => max_block >= part.max_block)
  );
}

function summaryOf(parts: readonly Part[]): string {
  const tables = [...new Set(parts.map(({ table }) => table))];
  const rest = tables.length - MAX_TABLES_NAMED;
  const named = tables.slice(0, MAX_TABLES_NAMED).join(', ');
  return `parts of ${named}${rest > 0 ? ` and ${rest} more tables` : ''}`;
}

async function select<Row>(session: Session, sql: string): Promise<Row[]> {
  const text = (await session.queryAsync(sql, { format: 'JSONEachRow' })).text();
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Row);
}
