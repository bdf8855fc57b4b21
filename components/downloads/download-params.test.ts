import { describe, expect, it } from 'vitest';
import { readAddress } from '@/lib/client/address';
import type { DatasetDays, DownloadDays } from '@/lib/contract/download-days';
import { downloadFields, openPlace, openSlot } from './download-params';

function dataset(name: string, newest: DatasetDays['newest'], odd: DatasetDays['odd'] = []): DatasetDays {
  const days = ['2026-06-29', '2026-06-30'].map((date) => ({
    date,
    hours: '-'.repeat(5).padEnd(24, 'f'),
    bytes: null,
    compared: 0,
  }));
  return { name, title: name, listed: true, listedAt: null, newest, days, odd };
}

const light = { date: '2026-06-29', hour: 3, state: 'light' as const, share: 0.5 };
const days = (...datasets: DatasetDays[]): DownloadDays => ({
  ...{ today: '2026-11-24', from: '2026-06-29', until: '2026-06-30', rules: [], datasets },
});
const address = (more: object = {}) => ({ ...readAddress(downloadFields, {}), ...more });

describe('the address of Downloads', () => {
  it('is read as it was written before there was a page of days', () => {
    const old = {
      dataset: 'price',
      until: '2026-06-30',
      days: '14',
      at: '2026-06-30',
      hour: '5',
      tab: 'preview',
      format: 'xlsx',
    };
    expect(readAddress(downloadFields, old)).toMatchObject({ ...old, days: 14, hour: 5, show: 'all', only: [] });
  });
});

describe('the day that is open', () => {
  const known = days(
    dataset('rating', { date: '2026-06-30', hour: 5 }, [light]),
    dataset('content_detail', { date: '2026-05-12', hour: 15 }),
    dataset('price', null),
  );

  it('is the newest with a file of the dataset that the address names, wherever that lies', () => {
    const open = (name: string) => openPlace(address({ dataset: name }), known);
    expect(open('content_detail')).toEqual({ dataset: 'content_detail', date: '2026-05-12' });
    expect(openSlot(address(), open('content_detail'), known).hour).toBe(15);
    expect(open('price')).toEqual({ dataset: 'price', date: '2026-06-30' });
  });

  it('is the newest light one, for the page tells of it, else the newest file of all', () => {
    const place = openPlace(address(), known);
    expect(place).toEqual({ dataset: 'rating', date: '2026-06-29' });
    expect(openSlot(address(), place, known).hour).toBe(3);
    expect(openPlace(address({ only: ['content_detail'] }), known)).toMatchObject({ date: '2026-05-12' });
    expect(openPlace(address(), days(dataset('price', null)))).toEqual({ dataset: 'price', date: '2026-06-30' });
  });

  it('is the one that the address names, with its hour', () => {
    const named = address({ dataset: 'rating', at: '2026-06-30', hour: 7 });
    expect(openSlot(named, openPlace(named, known), known)).toEqual({ dataset: 'rating', date: '2026-06-30', hour: 7 });
  });
});
