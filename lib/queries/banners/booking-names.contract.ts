import { expect, it } from 'vitest';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { price } from '@/lib/contract/price';
import { offer } from '@/lib/queries/overview/test-stock';
import { ownAccount } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { bookingNames } from './booking-names';
import { category, home, unknown } from './test-banners';

ownDatabase();

const today = new Date().toISOString().slice(0, 10);

it('has the retailers of all datasets and the page types of banners, each once', async () => {
  const { ask, collectValue } = await ownAccount(eRetailMedia, { [today]: [home({}), category, unknown] });
  const before = await ask(bookingNames, {});
  await collectValue(
    { date: today },
    pageBody([offer('Plazora DE', 'soap', 1), offer('Korbina DE', 'soap', 1)]),
    price,
  );
  const { answer } = await ask(bookingNames, { page: '101' });
  expect(answer).toEqual({
    retailers: ['Korbina DE', 'Plazora DE'],
    pageTypes: ['CATEGORY_PAGE', 'HOME_PAGE', 'KIND_NOBODY_KNOWS'],
  });
  expect(before.answer.retailers).toEqual(['Korbina DE']);
});
