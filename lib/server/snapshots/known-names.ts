import 'server-only';
import { type PaletteRetailer, type PaletteSku, paletteRetailer, paletteSku } from '@/lib/contract/palette';
import type { PriceItem } from '@/lib/contract/price';
import { accountOf } from '../sets/question';
import { database } from '../store/database';
import { nextVersion } from '../store/next-version';
import { knownRetailers, knownSkus } from '../store/tables';
import { service } from '../upstream/service';

/** Remembers which SKUs and retailers a price answer names, for the command palette. */
export async function rememberNames(account: string, items: PriceItem[]): Promise<void> {
  const version = nextVersion();
  const skus = new Map<string, object>();
  const retailers = new Map<string, object>();
  for (const item of items) {
    if (item.csku_id && !skus.has(item.csku_id))
      skus.set(item.csku_id, { account, version, ...paletteSku.parse(item) });
    const { retailer, retailer_country } = paletteRetailer.parse(item);
    const name = { retailer: retailer ?? '', retailer_country: retailer_country ?? '' };
    if (name.retailer) retailers.set(JSON.stringify(name), { account, version, ...name });
  }
  const db = await database();
  if (skus.size > 0) await db.insert(knownSkus.name, [...skus.values()]);
  if (retailers.size > 0) await db.insert(knownRetailers.name, [...retailers.values()]);
}

const SHOWN = 20;

/** SKUs and retailers one of whose fields holds the text, whatever its case. */
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
  const holds = fields
    .map((field) => `positionCaseInsensitiveUTF8(ifNull(${field}, ''), {text: String}) > 0`)
    .join(' OR ');
  const sql = `
    SELECT ${fields.join(', ')} FROM ${table} FINAL
    WHERE account = {account: String} AND ({text: String} = '' OR ${holds})
    ORDER BY ${fields[1] ?? fields[0]}, ${fields[0]} LIMIT ${SHOWN}`;
  return db.query<Row>(sql, { account, text });
}
