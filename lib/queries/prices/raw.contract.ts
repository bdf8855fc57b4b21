import { describe, expect, it } from 'vitest';
import type { PriceItem } from '@/lib/contract/price';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { raw } from './raw';
import { on } from './test-figures';
import { account, NOW, PARAMS } from './test-offers';

ownDatabase();

describe.each(SERVICES)('of $title', (kind) => {
  it('has the offers that the filters leave as they were received, in their order', async () => {
    const { ask } = await account(kind);
    const items = async (params: object) =>
      (await ask(raw, { ...PARAMS, ...params })).answer.rows.map(({ item }) => JSON.parse(item) as object);
    // The second service leaves out fields without a value.
    const toExpected = (rows: readonly PriceItem[]) =>
      rows.map((row) =>
        Object.fromEntries(Object.entries({ ...row, date: NOW }).filter(([, value]) => value !== null)),
      );
    expect(await items({})).toMatchObject(toExpected(on(NOW)));
    expect(await items({ own: 'own' })).toMatchObject(toExpected(on(NOW).filter(({ is_own_brand }) => is_own_brand)));
    const named = on(NOW).filter(({ product_title }) => product_title === 'Crème');
    expect(await items({ q: 'creme' })).toMatchObject(toExpected(named));
  });
});
