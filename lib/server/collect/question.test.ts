import { describe, expect, it } from 'vitest';
import { price } from '@/lib/contract/price';
import { accountOf } from '../service/account';
import { createService } from '../service/service';
import { KEY } from '../testing/fake-upstream';
import { question } from './question';

const service = createService({ base: new URL('https://data.example'), key: KEY });
const keyOf = (params: Record<string, unknown>) => question(service, price, params).key;
const account = (url: string, key = KEY) => accountOf({ base: new URL(url), key });

describe('a question', () => {
  it('has a key that depends on values, but not on their order or paging', () => {
    const key = keyOf({ date: '2026-03-31', calculation_type: 'AVG' });
    expect(keyOf({ calculation_type: 'AVG', page_size: 10, current_page: 3, date: '2026-03-31' })).toBe(key);
    expect(keyOf({ calculation_type: 'LAST', date: '2026-03-31' })).not.toBe(key);
  });
});

describe('an account', () => {
  it('has an id that depends on address and key, and contains neither', () => {
    expect(account('https://data.example')).not.toBe(account('https://other.example'));
    expect(account('https://data.example/a')).not.toBe(account('https://data.example/b'));
    expect(account('https://data.example')).not.toBe(account('https://data.example', `${KEY}2`));
    expect(account('https://data.example')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is the same for any port of this machine', () => {
    expect(account('http://127.0.0.1:4001')).toBe(account('http://127.0.0.1:4002'));
  });
});
