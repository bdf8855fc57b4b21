import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDefinitions } from '@/delivery/definitions/read';
import { testDelivery } from '@/delivery/loads/test-delivery';
import { importDefinitions } from './import-definitions';
import { textSource } from './test-import';

let delivery: Awaited<ReturnType<typeof testDelivery>>;
beforeAll(async () => {
  delivery = await testDelivery();
});
afterAll(() => delivery.close());

const load = (content: string | Uint8Array) =>
  importDefinitions(delivery.db, 'acme', textSource(content), 'own_brands');
const brands = () => readDefinitions(delivery.db, 'acme', 'own_brands');

describe('a file of definitions', () => {
  it.each([
    ['empty', ''],
    ['blank', '\n \n'],
    ['packed without content', gzipSync('')],
  ])('that is %s is refused, and changes nothing', async (_, content) => {
    await load('["Balea"]');
    const before = await brands();
    expect(before).toHaveLength(1);
    await expect(load(content)).rejects.toThrow(/^FILE is empty; nothing was loaded\. Import the list \[\] to remove /);
    expect(await brands()).toEqual(before);
  });

  it('with the empty list removes all definitions of the kind', async () => {
    await load('["Balea"]');
    await load('[]');
    expect(await brands()).toEqual([]);
  });
});
