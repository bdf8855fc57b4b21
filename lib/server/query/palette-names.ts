import 'server-only';
import type { ParamsOf } from '@/lib/contract/endpoint';
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
export async function namesFor({ q: text = '' }: ParamsOf<typeof palette>): Promise<PaletteNames> {
  const account = configuredAccount();
  const search = { account, text };
  const [skus, brands, retailers, keywords, problems] = await Promise.all([
    findOffers<PaletteSku>(SKU_FIELDS, 'csku_id', search),
    findBrands(search),
    findOffers<PaletteRetailer>(RETAILER_FIELDS, RETAILER_FIELDS.join(), search),
    findKeywords(search),
    findProblems(text, SHOWN, { db: await database(), account }),
  ]);
  return { skus, brands, retailers, keywords, problems };
}

interface Search {
  account: string;
  text: string;
}

/** @param fields of an offer, of which the first one identifies it and is not empty, and the second one is its name */
async function findOffers<Row>(fields: readonly string[], key: string, { account, text }: Search): Promise<Row[]> {
  const all = `concat(${fields.map((field) => `ifNull(${field}, '')`).join(", '\\n', ")})`;
  const { where, params } = containsWords(all, text);
  const [id, name] = fields;
  const own = fields.includes('brand_name') ? 'ifNull(is_own_brand, false) DESC,' : '';
  const sql = `
    SELECT ${fields.join(', ')} FROM ${offers.definition.name}
    WHERE ${newestRows(offers)} AND ${id} != '' AND ${where}
    ORDER BY ${own} ${name}, ${id} LIMIT 1 BY ${key} LIMIT ${SHOWN}`;
  return (await database()).query<Row>(sql, { account, ...params });
}

async function findBrands({ account, text }: Search): Promise<PaletteBrand[]> {
  const { where, params } = containsWords("ifNull(brand_name, '')", text);
  const sql = `
    SELECT brand_name AS brand, toBool(max(ifNull(is_own_brand, false))) AS is_own, toUInt32(uniqExact(sku)) AS skus
    FROM ${offers.definition.name}
    WHERE ${newestRows(offers)} AND brand_name != '' AND ${where}
    GROUP BY brand_name ORDER BY is_own DESC, skus DESC, brand LIMIT ${SHOWN}`;
  return (await database()).query<PaletteBrand>(sql, { account, ...params });
}

async function findKeywords({ account, text }: Search): Promise<PaletteKeyword[]> {
  const { where, params } = containsWords('keyword_name', text);
  const sql = `
    SELECT keyword_name AS keyword, uniqExact(shop) AS retailers FROM ${definitionNamed('rank_shelves').name}
    WHERE ${newestRows(ranks)} AND ${where}
    GROUP BY keyword_name ORDER BY keyword_name LIMIT ${SHOWN}`;
  return (await database()).query<PaletteKeyword>(sql, { account, ...params });
}

/** Returns the condition of the rows of the newest collected day of a table, or of its summary. */
function newestRows({ endpoint, version }: Pick<WarehouseTable, 'endpoint' | 'version'>): string {
  const collected = `FROM ledger FINAL
    WHERE account = {account:String} AND endpoint = '${endpoint}' AND rows > 0 AND table_version = ${version}`;
  const newest = `SELECT max(ledger.day) ${collected}`;
  return `account = {account:String} AND day = (${newest}) AND (day, set_id) IN (SELECT ledger.day, ledger.set_id ${collected})`;
}

/** Returns the condition that a text in SQL contains all words of another one, and its parameters. */
function containsWords(haystack: string, text: string) {
  const words = searchWords(text);
  return {
    where: ['true', ...words.map((_, index) => containsWord(haystack, `word${index}`))].join(' AND '),
    params: Object.fromEntries(words.map((word, index) => [`word${index}`, word])),
  };
}
