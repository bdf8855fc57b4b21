import { describe, expect, it } from 'vitest';
import { jsonEndpoints } from './endpoints';
import { price } from './price';
import { strict, tolerant } from './reading';

const envelope = { total: 1, page_size: 10, current_page: 1, page_count: 1 };

describe('a tolerant reading', () => {
  it('reads absent fields as null and absent lists as empty, and keeps unknown keys', () => {
    const { items } = tolerant(price.response).parse({
      ...envelope,
      items: [{ csku_id: 'A', shelf_life: 3 }],
      extra: 1,
    });
    expect(items[0]).toMatchObject({ csku_id: 'A', price: null, tags: [], shelf_life: 3 });
  });

  it.each([
    ['crawling_time', '2026-06-30T07:00:00', '2026-06-30T07:00:00Z'],
    ['crawling_time', '2026-06-30T07:00:00.5+02:00', '2026-06-30T07:00:00.5+02:00'],
    ['date', '2026-06-30T00:00:00Z', '2026-06-30'],
    ['availability', 0.5, 0.5],
  ])('converts %s %s to %s', (name, value, expected) => {
    const { items } = tolerant(price.response).parse({ ...envelope, items: [{ [name]: value }] });
    expect(items[0]).toMatchObject({ [name]: expected });
  });

  it.each(['price', 'buybox_position', 'is_own_brand', 'date', 'crawling_time'])(
    'reads an empty %s as null',
    (name) => {
      const { items } = tolerant(price.response).parse({ ...envelope, items: [{ [name]: '', brand_name: '' }] });
      expect(items[0]).toMatchObject({ [name]: null, brand_name: '' });
    },
  );

  it('refuses an empty text for a number that is not nullable', () => {
    expect(tolerant(price.response).safeParse({ ...envelope, total: '', items: [] }).success).toBe(false);
  });

  it.each([
    ['crawling_time', 'yesterday'],
    ['date', '30.06.2026'],
    ['date', '2026-02-30'],
    ['availability', 'yes'],
  ])('refuses %s as %s', (name, value) => {
    expect(tolerant(price.response).safeParse({ ...envelope, items: [{ [name]: value }] }).success).toBe(false);
  });

  it('refuses a value of the wrong type and names the field', () => {
    const result = tolerant(price.response).safeParse({ ...envelope, items: [{ price: '3.99' }] });
    expect(result.error?.issues[0]?.path).toEqual(['items', 0, 'price']);
  });
});

describe('a strict reading', () => {
  it.each(jsonEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'of %s refuses unknown keys',
    (_, { response }) => {
      const probe = strict(response).safeParse({ surprise: 1 });
      expect(probe.success).toBe(false);
    },
  );

  it('refuses an absent field', () => {
    expect(strict(price.response).safeParse({ ...envelope, items: [{ csku_id: 'A' }] }).success).toBe(false);
  });
});
