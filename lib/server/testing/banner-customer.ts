import { onTestFinished } from 'vitest';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import { database } from '../base/database';
import { settleBackground } from '../base/in-background';
import { fetchSet } from '../collect/fetch-set';
import type { LedgerRow } from '../collect/ledger';
import { question } from '../collect/question';
import { accountOf } from '../service/account';
import { createService } from '../service/service';
import { banners } from '../warehouse/banners';
import { fakeUpstream, queryOf } from './fake-upstream';

export const DAY = '2026-03-31';
/** Table of banners. */
export const TABLE = banners.definition.name;
let customers = 0;

export const banner = (over: object = {}) => ({
  retailer_name: 'Korbina DE',
  page_type: 'HOME_PAGE',
  page_name: null,
  page_url: 'https://korbina.example/',
  page_preview_image_url: null,
  e_retail_media_position: 1,
  e_retail_media_url: 'https://korbina.example/m/neu',
  own_label_count: 1,
  competitor_label_count: 0,
  own_labels: [{ category: 'Hair', subcategory: null, brand: 'Velquin' }],
  competitor_labels: [],
  e_retail_media_types: ['HERO'],
  ...over,
});

/** Creates a customer of a service that sends these bodies, one for each page. */
export async function customer(...bodies: string[]) {
  const answer = { bodies, status: 200 };
  const upstream = await fakeUpstream((request, response) => {
    const page = Number(queryOf(request).get('current_page') ?? 1);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.bodies[page - 1]);
  });
  const service = createService({ base: upstream.base, key: `customer${customers++}` });
  const account = accountOf(service);
  const ask = async (params: Record<string, unknown> = { date: DAY }, endpoint: JsonEndpoint = eRetailMedia) => {
    const request = question(service, endpoint, { relevance: 'RELEVANT', first_n_e_retail_media: 20, ...params });
    await fetchSet(service, request, { priority: 'person' }).finally(settleBackground);
  };
  const rows = () => readAll<LedgerRow>('ledger FINAL', account);
  return { sent: answer, service, account, ask, rows, upstream };
}

export async function readAll<Row>(table: string, account: string): Promise<Row[]> {
  const db = await database();
  const sql = `SELECT * FROM ${table} WHERE account = {account:String}`;
  return db.query<Row>(sql, { account }, { settings: { output_format_json_quote_64bit_integers: 1 } });
}

/** Returns the visible rows, which are those of sets that the ledger names. */
export async function readVisibleRows(account: string) {
  const db = await database();
  return db.query<Record<string, unknown>>(
    `SELECT * EXCEPT (account, set_id) FROM ${TABLE} WHERE account = {account:String}
      AND set_id IN (SELECT set_id FROM ledger FINAL WHERE account = {account:String}) ORDER BY row_no`,
    { account },
  );
}

/** Makes every write to a table fail, as if the process were killed before it. */
export async function killBefore(table: RegExp) {
  const db = await database();
  const { insert, command } = db;
  const restore = () => void Object.assign(db, { insert, command });
  onTestFinished(restore);
  const refuse = (name: string) => {
    if (table.test(name)) throw new Error('killed');
  };
  Object.assign(db, {
    insert: async (...args: Parameters<typeof insert>) => {
      refuse(args[0]);
      return insert(...args);
    },
    command: async (...args: Parameters<typeof command>) => {
      refuse(args[0]);
      return command(...args);
    },
  });
  return restore;
}
