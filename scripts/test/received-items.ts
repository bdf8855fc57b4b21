import { database } from '@/lib/server/base/database';

/** Returns the items that the service sent for each day, by the stored bodies of an account. */
export async function receivedItems<Item>(
  account: string,
  endpoint: string,
  params: string,
): Promise<Map<string, Item[]>> {
  const rows = await (await database()).query<{ day: string; body: string }>(
    `SELECT toString(raw_answers.day) AS day, body FROM raw_answers WHERE account = {account:String} AND endpoint = {endpoint:String}
      AND set_id IN (SELECT set_id FROM ledger FINAL WHERE account = {account:String} AND endpoint = {endpoint:String} AND params = {params:String})
    ORDER BY page`,
    { account, endpoint, params },
  );
  const items = new Map<string, Item[]>();
  for (const { day, body } of rows) {
    const value = JSON.parse(body) as Item[] | { items: Item[] };
    items.set(day, [...(items.get(day) ?? []), ...(Array.isArray(value) ? value : value.items)]);
  }
  return items;
}
