import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Session } from 'chdb';
import { BadRequest } from '../failure';
import type { SessionPool } from '../sessions/pool';
import { rowFormat } from './formats';
import { pieces } from './pieces';
import type { Statement } from './statement';
import type { Summary } from './summary';

/** Formats that chDB's raw insert accepts as bytes. Others are inserted as text of the statement. */
const RAW_FORMATS = ['JSONEachRow', 'JSONCompactEachRow', 'CSV', 'CSVWithNames', 'TSV', 'TSVWithNames'] as const;
type RawFormat = (typeof RAW_FORMATS)[number];

/**
 * Inserts rows in pieces as they arrive, with backpressure. Pieces inserted before a failure stay, so callers that need
 * all or nothing publish complete loads (see `loads`).
 */
export async function insertRows(
  pool: SessionPool,
  statement: Statement & { rows: Readable },
  signal: AbortSignal,
): Promise<Summary> {
  if (INPUT.test(statement.sql)) return insertThroughFile(pool, statement, signal);
  const { sql, dress, format: name, rows } = statement;
  const format = rowFormat(name);
  if (!format) {
    throw new BadRequest(48, `The embedded engine cannot insert format ${name} from a stream`, 'NOT_IMPLEMENTED');
  }
  return pool.lend(dress, signal, async ({ session, killable }) => {
    const insertPiece = pieceInserter(session, sql, name);
    const started = performance.now();
    let written_rows = 0;
    let written_bytes = 0;
    for await (const piece of pieces(rows, format)) {
      const result = await killable(() => insertPiece(piece));
      written_rows += result.rowsWritten;
      written_bytes += result.bytesWritten;
    }
    return { written_rows, written_bytes, elapsed_ns: Math.round((performance.now() - started) * 1e6) };
  });
}

const INPUT = /\binput\s*\(\s*('(?:[^'\\]|\\.)*')\s*\)/i;

/** Inserts through a temporary file that an expression reads, as chDB has no `input()`. */
async function insertThroughFile(
  pool: SessionPool,
  { sql, dress, format, rows }: Statement & { rows: Readable },
  signal: AbortSignal,
): Promise<Summary> {
  const path = join(pool.inputFolder, randomUUID());
  const from = (_: string, structure: string) => `file('${path.replace(/['\\]/g, '\\$&')}', ${format}, ${structure})`;
  try {
    await pipeline(rows, createWriteStream(path, { mode: 0o600 }), { signal });
    return await pool.lend(dress, signal, async ({ session, killable }) => {
      const started = performance.now();
      const result = await killable(() =>
        session.queryAsync(sql.replace(/\bFORMAT\s+\w+\s*$/i, '').replace(INPUT, from)),
      );
      return {
        written_rows: result.rowsRead,
        written_bytes: result.bytesRead,
        elapsed_ns: Math.round((performance.now() - started) * 1e6),
      };
    });
  } finally {
    await rm(path, { force: true });
  }
}

type PieceInserter = (piece: Buffer) => Promise<{ rowsWritten: number; bytesWritten: number }>;

function pieceInserter(session: Session, sql: string, name: string): PieceInserter {
  const plain = /^\s*insert\s+into\s+(?:table\s+)?([\w.`"]+)\s*(?:\(([^()]*)\))?\s*format\s+\w+\s*$/i.exec(sql);
  const format = RAW_FORMATS.find((raw) => raw === name || raw.replace('TSV', 'TabSeparated') === name);
  if (plain?.[1] && format) return rawInserter(session, bare(plain[1]), plain[2], format);
  return async (piece) => {
    const result = await session.queryAsync(`${sql}\n${piece.toString('utf8')}`);
    return { rowsWritten: result.rowsRead, bytesWritten: piece.length };
  };
}

function rawInserter(session: Session, table: string, columns: string | undefined, format: RawFormat): PieceInserter {
  const names = columns && { columns: columns.split(',').map((column) => bare(column.trim())) };
  return (piece) => session.insert({ table, ...names, format, values: piece });
}

function bare(name: string): string {
  return name.replaceAll(/[`"]/g, '');
}
