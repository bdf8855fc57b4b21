import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '@/lib/clickhouse/client';
import { EngineError } from '@/lib/clickhouse/error';
import { beginLoad } from './begin-load';
import { currentDefinitions, currentRows } from './current-rows';
import { keepOtherRetailers } from './keep-other-retailers';
import { listFiles } from './list-files';
import { publish } from './publish';
import { removeFiles } from './remove-files';
import { replaceDefinitions } from './replace-definitions';
import { sweep } from './sweep';
import { targetOf } from './target';
import { testDelivery } from './test-delivery';

const seven = { date: '2026-03-31', hour: 7 };
const eight = { date: '2026-03-31', hour: 8 };

let delivery: Awaited<ReturnType<typeof testDelivery>>;
let db: Database;
beforeAll(async () => {
  delivery = await testDelivery();
  db = delivery.db;
});
afterAll(() => delivery.close());

type Rows = Partial<Record<'product_id' | 'brand' | 'merchant_name', string | null>>[];

async function begin(customer: string, seven_: Rows, eight_: Rows = []) {
  const load = await beginLoad(db, customer, targetOf('price'));
  for (const row of seven_) load.add(seven, JSON.stringify(row));
  for (const row of eight_) load.add(eight, JSON.stringify(row));
  return load;
}

async function products(customer: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT concat(toString(file_hour), ' ', product_id) AS id FROM ${currentRows('price')} ORDER BY file_hour, row_no`,
    { customer },
  );
  return rows.map(({ id }) => id);
}

async function stored(customer: string): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    'SELECT toUInt32(count()) AS n FROM rows_price WHERE customer_id = {customer:String}',
    { customer },
  );
  return row?.n ?? 0;
}

describe('rows of two hours', () => {
  it('have the same files whether they are mixed or one after the other', async () => {
    const mixedLoad = await begin('turns', [{ product_id: '1' }], [{ product_id: '3' }]);
    mixedLoad.add(seven, JSON.stringify({ product_id: '2' }));
    await mixedLoad.publish();
    const other = await begin('turns', [{ product_id: '1' }, { product_id: '2' }], [{ product_id: '3' }]);
    expect(await other.publish()).toMatchObject({ added: [], replaced: [], unchanged: [seven, eight] });
  });
});

describe('an hour that two imports build at the same time', () => {
  it('accepts the first import, and refuses the other, which was merged with the previous rows', async () => {
    const customerId = 'built';
    const target = targetOf('price');
    const [from, into] = [1, 2];
    await db.insert('rows_price', [
      { customer_id: customerId, file_date: seven.date, file_hour: seven.hour, load_id: from, product_id: '1' },
    ]);
    const files = await keepOtherRetailers(db, { customerId, target, from, into, slots: [seven] });
    await (await begin(customerId, [{ product_id: '2' }])).publish({ byRetailer: true });
    await expect(publish(db, { customerId, target, loadId: into, files, columns: [] })).rejects.toThrow(
      'The file of 2026-03-31 7h was changed by another import meanwhile. Nothing was changed; import again.',
    );
    expect(await products(customerId)).toEqual(['7 2']);
  });
});

describe('rows of several retailers', () => {
  /** Creates a database whose connection breaks after the first command, which is sent again if it is repeatable. */
  function breakingAfterFirstCommand(): Database {
    let isFirst = true;
    const command: Database['command'] = async (sql, params, options) => {
      await db.command(sql, params, options);
      if (!isFirst) return;
      isFirst = false;
      if (options?.repeatable === false) throw new EngineError(210, 'The data engine cannot be reached.');
      await db.command(sql, params, options);
    };
    return { ...db, command };
  }

  it('are merged once if the connection breaks after the merge', async () => {
    const customerId = 'merged';
    const [from, into] = [1, 2];
    await db.insert('rows_price', [
      { customer_id: customerId, file_date: seven.date, file_hour: seven.hour, load_id: from, product_id: '1' },
    ]);
    const merge = { customerId, target: targetOf('price'), from, into, slots: [seven] };
    expect(await keepOtherRetailers(breakingAfterFirstCommand(), merge)).toEqual([
      { slot: seven, rows: 1, base: null },
    ]);
  });
});

describe('a load', () => {
  it('is invisible before it is published, and visible only to its customer afterwards', async () => {
    const load = await begin('a', [{ product_id: '2' }, { product_id: '1' }], [{ product_id: '3' }]);
    expect(await products('a')).toEqual([]);
    expect(await load.publish()).toMatchObject({ added: [seven, eight], replaced: [], unchanged: [], rows: 3 });
    expect(await products('a')).toEqual(['7 2', '7 1', '8 3']);
    expect(await products('b')).toEqual([]);
    expect(await listFiles(db, 'a', 'price')).toMatchObject([
      { ...seven, rows: 2, loadId: load.id, loadedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) },
      { ...eight, rows: 1, loadId: load.id },
    ]);
  });

  it('of the same content changes nothing and leaves no rows', async () => {
    const before = await listFiles(db, 'a', 'price');
    const again = await begin('a', [{ product_id: '2' }, { product_id: '1' }], [{ product_id: '3' }]);
    expect(await again.publish()).toMatchObject({ added: [], replaced: [], unchanged: [seven, eight] });
    expect(await listFiles(db, 'a', 'price')).toEqual(before);
    expect(await stored('a')).toBe(3);
  });

  it.each<[string, Rows]>([
    ['another order', [{ product_id: '1' }, { product_id: '2' }]],
    ['a value in another column', [{ product_id: '1', brand: 'x' }, { product_id: '2' }]],
    ['the same value in the next column', [{ product_id: '1', merchant_name: 'x' }, { product_id: '2' }]],
    ['an empty text for a null', [{ product_id: '1', merchant_name: '' }, { product_id: '2' }]],
  ])('with %s replaces exactly its files', async (_, rows) => {
    const load = await begin('a', rows, [{ product_id: '3' }]);
    expect(await load.publish()).toMatchObject({ replaced: [seven], unchanged: [eight] });
    const [first, second] = await listFiles(db, 'a', 'price');
    expect(first?.loadId).toBe(load.id);
    expect(second?.loadId).toBeLessThan(load.id);
  });

  it('that is aborted changes nothing and leaves no rows', async () => {
    const before = await stored('a');
    const load = await begin('a', [{ product_id: '9' }]);
    await load.abort();
    expect(await stored('a')).toBe(before);
  });

  it('replaces a concurrent one of the same file completely if it is published last', async () => {
    const early = await begin('two', [{ product_id: 'e1' }, { product_id: 'e2' }]);
    const late = await begin('two', [{ product_id: 'l1' }]);
    await late.publish();
    await early.publish();
    expect(await products('two')).toEqual(['7 e1', '7 e2']);
  });

  it('may empty a file', async () => {
    const load = await beginLoad(db, 'two', targetOf('price'));
    load.touch(seven);
    expect(await load.publish()).toMatchObject({ replaced: [seven], rows: 0 });
    expect(await products('two')).toEqual([]);
    expect(await listFiles(db, 'two', 'price')).toMatchObject([{ ...seven, rows: 0 }]);
  });
});

describe('after the clock was set back', () => {
  function setClockBack() {
    vi.useFakeTimers({ now: new Date('2020-01-01'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
  }

  it('a load replaces the earlier file', async () => {
    await (await begin('behind', [{ product_id: 'old' }])).publish();
    setClockBack();
    await (await begin('behind', [{ product_id: 'new' }])).publish();
    expect(await products('behind')).toEqual(['7 new']);
  });

  it('a removal removes the file, and a load adds it again', async () => {
    await (await begin('removed', [{ product_id: 'old' }])).publish();
    setClockBack();
    await removeFiles(db, 'removed', targetOf('price'), [seven]);
    expect(await listFiles(db, 'removed', 'price')).toEqual([]);
    await (await begin('removed', [{ product_id: 'new' }])).publish();
    expect(await products('removed')).toEqual(['7 new']);
  });
});

describe('readers', () => {
  it('see the complete old or new file while it is replaced repeatedly', async () => {
    let writing = true;
    const states = new Set<string>();
    const reader = async () => {
      while (writing) {
        const [row] = await db.query<{ seen: string }>(
          `SELECT concat(toString(count()), ' ', arrayStringConcat(groupUniqArray(brand), ',')) AS seen
           FROM ${currentRows('price')} WHERE file_date = '2026-03-31'`,
          { customer: 'busy' },
        );
        if (row) states.add(row.seen);
      }
    };
    const rows = (round: number): Rows =>
      Array.from({ length: 500 + round }, (_, i) => ({ product_id: String(i), brand: `round ${round}` }));
    await (await begin('busy', rows(0))).publish();
    const readers = [reader(), reader()];
    for (let round = 1; round <= 30; round++) await (await begin('busy', rows(round))).publish();
    writing = false;
    await Promise.all(readers);

    const whole = new Set(Array.from({ length: 31 }, (_, round) => `${500 + round} round ${round}`));
    expect([...states].filter((state) => !whole.has(state))).toEqual([]);
    expect(states.size).toBeGreaterThan(2);
  });
});

describe('the sweep', () => {
  it('removes replaced and unpublished rows, and no current ones', async () => {
    const open = await begin('sweep', [{ product_id: 'open' }]);
    await (await begin('sweep', [{ product_id: 'old' }])).publish();
    await (await begin('sweep', [{ product_id: 'new' }])).publish();
    await open.drain();
    expect(await stored('sweep')).toBe(2);

    // The old rows were current a moment ago, so a reader may still use them.
    await sweep(db, { silentSeconds: 0 });
    expect(await stored('sweep')).toBe(2);
    await sweep(db, { graceSeconds: 0, silentSeconds: 0 });
    expect(await stored('sweep')).toBe(1);
    expect(await products('sweep')).toEqual(['7 new']);
    await open.abort();
  });

  it('removes the records of swept loads, and finds leftovers of later ones', async () => {
    const all = { graceSeconds: 0, silentSeconds: 0, settledSeconds: 0 };
    await (await begin('again', [{ product_id: 'old' }])).publish();
    await sweep(db, all);
    expect(await db.query('SELECT load_id FROM open_loads FINAL')).toEqual([]);
    await (await begin('again', [{ product_id: 'new' }])).publish();
    expect(await stored('again')).toBe(2);
    expect(await sweep(db, all)).toBe(1);
    expect(await products('again')).toEqual(['7 new']);
  });

  it('does not remove a load that is being written', async () => {
    const load = await begin('alive', [{ product_id: 'a'.repeat(9_000_000) }]);
    await load.drain();
    await sweep(db, { graceSeconds: 0 });
    expect(await load.publish()).toMatchObject({ added: [seven] });
    expect(await products('alive')).toHaveLength(1);
  });
});

describe('definitions', () => {
  it('atomically replace all of their kind', async () => {
    const bodies = () =>
      db.query(`SELECT body FROM ${currentDefinitions('own_brands')} ORDER BY row_no`, { customer: 'a' });
    expect(await replaceDefinitions(db, 'a', 'own_brands', ['Balea', 'alverde'])).toMatchObject({ rows: 2 });
    await replaceDefinitions(db, 'a', 'scorecards', [{ title: 'Main' }]);
    expect(await bodies()).toEqual([{ body: '"Balea"' }, { body: '"alverde"' }]);
    await replaceDefinitions(db, 'a', 'own_brands', []);
    expect(await bodies()).toEqual([]);
  });
});
