import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDirectory } from '@/delivery/customers/directory';
import { eraseData } from '@/delivery/customers/erase';
import { addCustomer, listCustomers, removeCustomer, rotateKey } from '@/delivery/customers/store';
import { endpoints } from '@/lib/contract/endpoints';
import { problemDetails } from '@/lib/contract/problem';
import { strict } from '@/lib/contract/reading';
import { type TestService, testService } from './test-service';

let service: TestService;
let app: FastifyInstance;
beforeAll(async () => {
  service = await testService();
  app = await service.start();
});
afterAll(() => service.close());

const slot = { date: '2026-06-30', hour: 7 };

describe('a request without a known key', () => {
  it.each(endpoints.map(({ name, path }) => [name, path]))('gets 401 and no data from %s', async (_, path) => {
    const keys = [undefined, '', 'x', 'a'.repeat(32), 'a'.repeat(5000), `${service.keys.acme} `.repeat(2)];
    for (const key of keys) {
      const answer = await app.inject({ url: path, headers: key === undefined ? {} : { 'x-api-key': key } });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(strict(problemDetails).parse(answer.json())).toMatchObject({ type: 'about:blank', status: 401 });
      if (key && key.length > 1) expect(answer.body).not.toContain(key.trim());
    }
  });

  it('is refused before its parameters are checked', async () => {
    expect((await app.inject('/price?date=never')).statusCode).toBe(401);
  });

  it('is refused with a key in the address', async () => {
    expect((await app.inject(`/bulk/price?x-api-key=${service.keys.acme}`)).statusCode).toBe(401);
  });
});

describe('customers', () => {
  it('never see data of each other', async () => {
    await service.publish('Acme', 'price', slot, [{ product_id: 'of Acme' }]);
    await service.publish('Bolt', 'price', { ...slot, hour: 9 }, [{ product_id: 'of Bolt' }]);
    const read = async (key: string, time: number) =>
      (await app.inject({ url: `/bulk/price?date=2026-06-30&time=${time}`, headers: { 'x-api-key': key } })).body;
    const [acmeAtSeven, acmeAtNine] = [await read(service.keys.acme, 7), await read(service.keys.acme, 9)];
    const [boltAtSeven, boltAtNine] = [await read(service.keys.bolt, 7), await read(service.keys.bolt, 9)];
    expect(acmeAtSeven).toContain('of Acme');
    expect(boltAtNine).toContain('of Bolt');
    for (const others of [acmeAtNine, boltAtSeven]) expect(others).not.toMatch(/of (Acme|Bolt)/);
  });

  it('are added, rotated and removed while the service runs', async () => {
    let time = 0;
    const directory = createDirectory(
      () => listCustomers(service.db),
      () => time,
    );
    const running = await service.start({ directory });
    const status = async (key: string) => {
      time += 1000;
      return (await running.inject({ url: '/bulk/price', headers: { 'x-api-key': key } })).statusCode;
    };
    const first = await addCustomer(service.db, 'Corner', null);
    expect(await status(first)).toBe(200);
    const second = await rotateKey(service.db, 'Corner');
    expect([await status(first), await status(second)]).toEqual([401, 200]);
    await removeCustomer(service.db, 'Corner');
    expect(await status(second)).toBe(401);
    await expect(rotateKey(service.db, 'Corner')).rejects.toThrow('There is no customer "Corner". Known: Acme, Bolt.');
  });

  it('are rotated and removed also after the clock was set back', async () => {
    await addCustomer(service.db, 'Behind', null);
    const stored = async () => (await listCustomers(service.db)).find(({ name }) => name === 'Behind');
    const before = await stored();
    vi.useFakeTimers({ now: new Date('2020-01-01'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await rotateKey(service.db, 'Behind');
    expect((await stored())?.keyHash).not.toBe(before?.keyHash);
    await removeCustomer(service.db, 'Behind');
    expect(await stored()).toBeUndefined();
  });

  it('are erased completely, without data of others', async () => {
    const key = await addCustomer(service.db, 'Leaving', null);
    await service.publish('Leaving', 'price', slot, [{ product_id: 'of Leaving' }]);
    const { id } = await removeCustomer(service.db, 'Leaving');
    await eraseData(service.db, id);
    const counts = await service.db.query<{ n: number }>(
      'SELECT count() AS n FROM rows_price WHERE customer_id = {id:String} UNION ALL SELECT count() FROM loads WHERE customer_id = {id:String}',
      { id },
    );
    expect(counts).toEqual([{ n: 0 }, { n: 0 }]);
    expect((await app.inject({ url: '/bulk/price', headers: { 'x-api-key': key } })).statusCode).toBe(401);
    const acme = await app.inject({ url: '/bulk/price', headers: { 'x-api-key': service.keys.acme } });
    expect(acme.body).toContain('of Acme');
  });

  it('are not added twice with the same name', async () => {
    await expect(addCustomer(service.db, 'Acme', null)).rejects.toThrow('There is a customer "Acme" already.');
  });

  it('have only hashes of their keys in the engine', async () => {
    const rows = await service.db.query('SELECT * FROM customers');
    const stored = JSON.stringify(rows);
    expect(stored).toContain('Acme');
    for (const key of Object.values(service.keys)) expect(stored).not.toContain(key);
  });
});
