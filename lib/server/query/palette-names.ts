import 'server-only';
import type { RequestParamsOf } from '@/lib/contract/endpoint';
import {
  type PaletteBrand,
  type PaletteKeyword,
  type PaletteNames,
  type PaletteRetailer,
  type PaletteSku,
  type palette,
  RETAILER_FIELDS,
  SKU_FIELDS,
} from '@/lib/contract/palette';
import { searchWords } from '@/lib/text/fold';
import { containsWord } from '@/lib/text/fold-sql';
import { database } from '../base/database';
import { configuredAccount } from '../service/service';
import { offers } from '../warehouse/offers';
import { ranks } from '../warehouse/ranks';
import type { WarehouseTable } from '../warehouse/table';
import { definitionNamed } from '../warehouse/tables';
import { findProblems } from './palette-problems';

const SHOWN = 20;

/**
 * Finds SKUs, brands and retailers of the newest collected prices, keywords of the newest ranks, and open problems, that
 * contain all words of a text. Own SKUs and brands are first.
 */
export async function namesFor({ q: text = '' }: RequestParamsOf<typeof palette>): Promise<PaletteNames> {
  const account = configuredAccount();
  const db = await database();
  const find = <Row>(names: Names) => {
    const { statement, words } = statementOf(names, text);
    return db.query<Row>(statement, { account, ...words });
  };
  const [skus, brands, retailers, keywords, problems] = await Promise.all([
    find<PaletteSku>(offersBy(SKU_FIELDS, 'csku_id', 'ifNull(is_own_brand, false) DESC,')),
    find<PaletteBrand>(BRANDS),
    find<PaletteRetailer>(offersBy(RETAILER_FIELDS, RETAILER_FIELDS.join())),
    find<PaletteKeyword>(KEYWORDS),
    findProblems(text, SHOWN, { db, account }),
  ]);
  return { skus, brands, retailers, keywords, problems };
}

/** The parts of a statement. */
interface Names {
  select: string;
  /** Name of the table, or of its summary. */
  from: string;
  table: Pick<WarehouseTable, 'endpoint' | 'version'>;
  /** SQL of the text that is searched. */
  searched: string;
  /** Further conditions, and the clauses after them. */
  clauses: string;
}

/** @param fields of an offer, of which the first one identifies it and is not empty, and the second one is its name */
function offersBy(fields: readonly [id: string, name: string, ...string[]], key: string, first = ''): Names {
  const [id, name] = fields;
  return {
    select: fields.join(', '),
    from: offers.definition.name,
    table: offers,
    searched: `concat(${fields.map((field) => `ifNull(${field}, '')`).join(", '\\n', ")})`,
    clauses: `AND ${id} != '' ORDER BY ${first} ${name}, ${id} LIMIT 1 BY ${key}`,
  };
}

const BRANDS: Names = {
  select: `brand_name AS brand, toBool(max(ifNull(is_own_brand, false))) AS is_own, toUInt32(uniqExact(sku)) AS skus`,
  from: offers.definition.name,
  table: offers,
  searched: "ifNull(brand_name, '')",
  clauses: `AND brand_name != '' GROUP BY brand_name ORDER BY is_own DESC, skus DESC, brand`,
};

const KEYWORDS: Names = {
  select: 'keyword_name AS keyword, uniqExact(shop) AS retailers',
  from: definitionNamed('rank_shelves').name,
  table: ranks,
  searched: 'keyword_name',
  clauses: 'GROUP BY keyword_name ORDER BY keyword_name',
};

/** Returns a statement for the newest collected day of a table, and its parameters for the words of a text. */
function statementOf({ select, from, table, searched, clauses }: Names, text: string) {
  const words = searchWords(text).map((word, index) => [`word${index}`, word] as const);
  const collected = `FROM ledger FINAL
    WHERE account = {account:String} AND endpoint = '${table.endpoint}' AND rows > 0 AND table_version = ${table.version}`;
  const statement = `
    SELECT ${select} FROM ${from}
    WHERE account = {account:String} AND day = (SELECT max(ledger.day) ${collected})
      AND (day, set_id) IN (SELECT ledger.day, ledger.set_id ${collected})
      ${words.map(([name]) => `AND ${containsWord(searched, name)}`).join(' ')} ${clauses} LIMIT ${SHOWN}`;
  return { statement, words: Object.fromEntries(words) };
}
