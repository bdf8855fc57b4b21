import { expect, it } from 'vitest';
import { downloadFields } from '@/components/downloads/download-params';
import { readAddress } from '@/lib/client/address/address';
import { dayFilesHref } from '@/lib/client/address/day-files';
import { readList } from '@/lib/client/address/url-list';

const date = '2026-11-21';

function addressOf(href: string) {
  const params = new URL(href, 'http://local').searchParams;
  return { params, ...readAddress(downloadFields, Object.fromEntries(params)) };
}

it('chooses the datasets and the day of a page', () => {
  const { get, from, to, dataset, at } = addressOf(
    dayFilesHref({ datasets: ['price', 'price_hourly'], date, search: new URLSearchParams() }),
  );
  expect({ get, from, to, dataset, at }).toEqual({
    ...{ get: ['price', 'price_hourly'], from: date, to: date, dataset: 'price', at: date },
  });
});

it('chooses retailers and brands of the page’s filters, and leaves out rows without one', () => {
  const search = new URLSearchParams({ retailer: 'Shop%2C Co,-', brand: 'Velquin', own: 'own' });
  const { params } = addressOf(dayFilesHref({ datasets: ['rating'], date, search }));
  expect(readList(params.get('retailers') ?? '')).toEqual(['Shop, Co']);
  expect(params.get('brands')).toBe('Velquin');
});
