import { expect, it } from 'vitest';
import { price } from '@/lib/contract/price';
import { problems } from '@/lib/queries/overview/problems';
import { addDays } from '@/lib/queries/shared/dates';
import { ownAccount } from '../testing/collected';
import { configuredDashboard } from '../testing/configured';
import { findProblems } from './palette-problems';

configuredDashboard();

const DAY = addDays(new Date().toISOString().slice(0, 10), -1);
const OFFER = {
  csku_id: 'S1',
  product_title: 'Süße Seife',
  retailer: 'Körner',
  retailer_country: 'DE',
  is_own_brand: true,
};

it('finds open problems by rule, subject and retailer', async () => {
  const { db, account, ask } = await ownAccount(price, { [DAY]: [{ ...OFFER, price: 3, price_2: 2 }] });
  await ask(problems, { date: DAY });
  const find = (text: string) => findProblems(text, 20, { db, account });
  const expected = { rule: 'Above list price', subjects: 1 };
  for (const text of ['seife', 'KORNER list', 'above susse'])
    expect(await find(text)).toMatchObject([{ ...expected, subject: expect.stringContaining('Süße Seife') }]);
  expect(await find('shampoo')).toEqual([]);
  expect(await find('')).toEqual([]);
});
