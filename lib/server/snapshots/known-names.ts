import 'server-only';
import type { TableDefinition } from '@/lib/clickhouse/table';
import { type PaletteRetailer, type PaletteSku, paletteRetailer, paletteSku } from '@/lib/contract/palette';
import { searchWords } from '@/lib/text/fold';
import { containsWord } from '@/lib/text/fold-sql';
import { accountOf } from '../sets/question';
import { database } from '../store/database';
import { nextVersion } from '../store/next-version';
import { knownRetailers, knownSkus } from '../store/tables';
import { service } from '../upstream/service';

/** Stores the SKUs and retailers of a stored price answer for the command palette. */
export async function storeNames(account: string, linesId: string): Promise<void> {
  await Promise.all([storeInto(knownSkus, account, linesId), storeInto(knownRetailers, account, linesId)]);
}

async function storeInto({ name, columns, orderBy }: TableDefinition, account: string, linesId: string) {
  const fields = Object.keys(columns).filter((column) => !['account', 'version'].includes(column));
  const keys = orderBy.filter((column) => column !== 'account');
  const read = fields.map((field) => `JSONExtract(item, '${field}', 'Nullable(String)') AS value_${field}`);
  const values = fields.map((field) => (keys.includes(field) ? `ifNull(value_${field}, '')` : `any(value_${field})`));
  const sql = `
    INSERT INTO ${name} (account, version, ${fields.join(', ')})
    SELECT {account: String}, {version: UInt64}, ${values.join(', ')}
    FROM (
      SELECT arrayJoin(JSONExtractArrayRaw(line, 'rows')) AS item, ${read.join(', ')}
      FROM answer_lines WHERE lines_id = {lines_id: UInt64}
    )
    WHERE value_${keys[0]} != ''
    GROUP BY ${keys.map((key) => `value_${key}`).join(', ')}`;
  await (await database()).command(sql, { account, version: nextVersion(), lines_id: linesId });
}

const SHOWN = 20;

/** Finds SKUs and retailers whose fields contain all words of a text. */
export async function namesFor({ q: text = '' }: { q?: string | undefined }) {
  const account = accountOf(service());
  const [skus, retailers] = await Promise.all([
    find<PaletteSku>(knownSkus.name, Object.keys(paletteSku.shape), account, text),
    find<PaletteRetailer>(knownRetailers.name, Object.keys(paletteRetailer.shape), account, text),
  ]);
  return { skus, retailers };
}

async function find<Row>(table: string, fields: string[], account: string, text: string): Promise<Row[]> {
  const db = await database();
  const words = searchWords(text);
  const all = `concat(${fields.map((field) => `ifNull(${field}, '')`).join(", '\\n', ")})`;
  const conditions = ['account = {account: String}', ...words.map((_, at) => containsWord(all, `word${at}`))];
  const sql = `
    SELECT ${fields.join(', ')} FROM ${table} FINAL
    WHERE ${conditions.join(' AND ')}
    ORDER BY ${fields[1] ?? fields[0]}, ${fields[0]} LIMIT ${SHOWN}`;
  return db.query<Row>(sql, { account, ...Object.fromEntries(words.map((word, at) => [`word${at}`, word])) });
}
