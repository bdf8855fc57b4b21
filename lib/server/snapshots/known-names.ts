import 'server-only';
import type { TableDefinition } from '@/lib/clickhouse/table';
import {
  type PaletteKeyword,
  type PaletteRetailer,
  type PaletteSku,
  paletteRetailer,
  paletteSku,
} from '@/lib/contract/palette';
import { searchWords } from '@/lib/text/fold';
import { containsWord } from '@/lib/text/fold-sql';
import { accountOf } from '../sets/question';
import { database } from '../store/database';
import { nextVersion } from '../store/next-version';
import { knownRetailers, knownSkus } from '../store/tables';
import { service } from '../upstream/service';
import { ranks } from '../warehouse/ranks';
import { definitionNamed } from '../warehouse/tables';

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

/** Finds SKUs, retailers and keywords whose fields contain all words of a text. */
export async function namesFor({ q: text = '' }: { q?: string | undefined }) {
  const account = accountOf(service());
  const [skus, retailers, keywords] = await Promise.all([
    find<PaletteSku>(knownSkus.name, Object.keys(paletteSku.shape), account, text),
    find<PaletteRetailer>(knownRetailers.name, Object.keys(paletteRetailer.shape), account, text),
    findKeywords(account, text),
  ]);
  return { skus, retailers, keywords };
}

async function find<Row>(table: string, fields: string[], account: string, text: string): Promise<Row[]> {
  const all = `concat(${fields.map((field) => `ifNull(${field}, '')`).join(", '\\n', ")})`;
  const { where, params } = containsWords(all, text);
  const sql = `
    SELECT ${fields.join(', ')} FROM ${table} FINAL
    WHERE account = {account: String} AND ${where}
    ORDER BY ${fields[1] ?? fields[0]}, ${fields[0]} LIMIT ${SHOWN}`;
  return (await database()).query<Row>(sql, { account, ...params });
}

/** Finds keywords of the newest day with ranks. */
async function findKeywords(account: string, text: string): Promise<PaletteKeyword[]> {
  const { where, params } = containsWords('keyword_name', text);
  const sets = `account = {account: String} AND endpoint = {endpoint: String} AND rows > 0 AND table_version = {version: UInt16}`;
  const sql = `
    WITH newest AS (SELECT day, set_id FROM ledger FINAL WHERE ${sets})
    SELECT keyword_name AS keyword, uniqExact(shop) AS retailers FROM ${definitionNamed('rank_shelves').name}
    WHERE account = {account: String} AND (day, set_id) IN (SELECT day, set_id FROM newest) AND day = (SELECT max(day) FROM newest) AND ${where}
    GROUP BY keyword_name ORDER BY keyword_name LIMIT ${SHOWN}`;
  const { endpoint, version } = ranks;
  return (await database()).query<PaletteKeyword>(sql, { account, endpoint, version, ...params });
}

/** Returns the condition that a text in SQL contains all words of another one, and its parameters. */
function containsWords(haystack: string, text: string) {
  const words = searchWords(text);
  return {
    where: ['true', ...words.map((_, at) => containsWord(haystack, `word${at}`))].join(' AND '),
    params: Object.fromEntries(words.map((word, at) => [`word${at}`, word])),
  };
}
