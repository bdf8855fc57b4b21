import { describe, expect, it, vi } from 'vitest';
import { runQueryHere } from '@/lib/server/query/run-query';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { items } from './items';
import { problems } from './problems';
import { dayAt, LAST, offer, PARAMS, stock } from './test-stock';

ownDatabase();

describe.each(SERVICES)('overview/problems of $title', (kind) => {
  it('has a line for each rule and retailer, ordered by impact', async () => {
    const { answer } = await (await stock(kind)).ask(problems, PARAMS);
    expect(answer.problems).toMatchObject([
      {
        ...{ rule: 'out_of_stock', retailer: 'Korbina DE', items: 2, new_items: 1 },
        ...{ impact: 15, since: dayAt(5), since_at_least: false, strip: 'gggggbbb' },
        examples: [
          { title: 'Power', power: true },
          { title: 'Newest', power: false },
        ],
      },
      {
        ...{ retailer: 'Plazora DE', items: 1, new_items: 0, impact: 5, strip: 'bbbbbbbb' },
        ...{ since: dayAt(0), since_at_least: true, examples: [{ title: 'Long' }] },
      },
    ]);
    expect(answer.total).toEqual({ impact: 20, items: 3, new_items: 1, problems: 2 });
  });
});

describe('overview/problems', () => {
  it('splits the impact by retailer so that the parts add up to the total', async () => {
    const { answer } = await (await stock()).ask(problems, PARAMS);
    expect(answer.retailers).toMatchObject([
      { retailer: 'Korbina DE', impact: 15, problems: 1, since: dayAt(5) },
      { retailer: 'Plazora DE', impact: 5, problems: 1, since: dayAt(0) },
    ]);
    const impacts = answer.retailers.map(({ impact }) => impact);
    expect(impacts.reduce((sum, impact) => sum + impact, 0)).toBe(answer.total.impact);
  });

  it('lists what recovered within the last 7 days with the impact that it had', async () => {
    const { answer } = await (await stock()).ask(problems, PARAMS);
    expect(answer.recovered).toMatchObject([
      { rule: 'out_of_stock', retailer: 'Korbina DE', items: 2, impact: 10, newest: dayAt(4) },
    ]);
    const later = await (await stock()).ask(problems, { date: dayAt(4), days: 5 });
    expect(later.answer.recovered.map(({ items }) => items)).toEqual([2]);
  });

  it('counts items by the day on which they opened, and leaves out what may have opened before the period', async () => {
    const { answer } = await (await stock()).ask(problems, PARAMS);
    expect(answer.started.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(dayAt));
    expect(answer.started.map(({ open }) => open)).toEqual([0, 0, 0, 0, 0, 1, 0, 1]);
    expect(answer.started.map(({ unknown }) => unknown)).toEqual([0, 0, 1, 0, 0, 0, 0, 0]);
  });

  it('counts subjects on target by retailer and column, of those that could be judged', async () => {
    const { answer } = await (await stock()).ask(problems, PARAMS);
    expect(answer.judged.targets).toEqual([
      { retailer: 'Korbina DE', column: 'stock', good: 2, judged: 4, good_before: 2, judged_before: 4 },
      { retailer: 'Plazora DE', column: 'stock', good: 1, judged: 2, good_before: 2, judged_before: 3 },
    ]);
    expect(answer.judged.better).toEqual([]);
  });

  it('lists as better where the share on target has risen in a week', async () => {
    const service = await stock();
    expect((await service.ask(problems, PARAMS)).answer.judged.better).toEqual([]);
    await service.collect(LAST, [offer('Plazora DE', 'Long', 1), offer('Plazora DE', 'Steady', 1)]);
    expect((await service.ask(problems, PARAMS)).answer.judged.better).toEqual([
      { retailer: 'Plazora DE', column: 'stock', good: 2, judged: 2, good_before: 2, judged_before: 3 },
    ]);
  });

  it('names what could not be judged: subjects that are no longer known, rules without data, and sets that were not collected', async () => {
    const { answer } = await (await stock()).ask(problems, PARAMS);
    const missing = (rule: string) => answer.judged.missing.find((entry) => entry.rule === rule);
    expect(missing('out_of_stock')).toEqual({ rule: 'out_of_stock', subjects: 1, is_collected: true, is_judged: true });
    // The offers have no buybox.
    expect(missing('buybox_lost')).toEqual({ rule: 'buybox_lost', subjects: 0, is_collected: true, is_judged: false });
    expect(missing('rank_fallen')).toEqual({ rule: 'rank_fallen', subjects: 0, is_collected: false, is_judged: false });
  });

  it('calls nothing new on the first collected day', async () => {
    const { ask } = await stock();
    const first = { date: dayAt(0), days: 8 };
    const { answer } = await ask(problems, first);
    expect(answer.total).toMatchObject({ items: 3, new_items: 0 });
    expect(answer.problems.every(({ since_at_least }) => since_at_least)).toBe(true);
    expect((await ask(items, first)).answer.rows.map(({ state }) => state)).toEqual(['open', 'open', 'open']);
  });

  it('names rules that judged nothing at the selected retailers', async () => {
    const service = await stock();
    await service.collect(LAST, [offer('Korbina DE', 'Power', 1)]);
    const { answer } = await service.ask(problems, { ...PARAMS, retailer: 'Elsewhere DE' });
    expect(answer.judged.missing.find(({ rule }) => rule === 'out_of_stock')).toEqual({
      ...{ rule: 'out_of_stock', subjects: 0, is_collected: true, is_judged: false },
    });
  });

  it('includes only the chosen retailers', async () => {
    const { answer } = await (await stock()).ask(problems, { ...PARAMS, retailer: 'Plazora DE' });
    expect(answer.total).toEqual({ impact: 5, items: 1, new_items: 0, problems: 1 });
    expect(answer.judged.targets.map(({ retailer }) => retailer)).toEqual(['Plazora DE']);
    const missing = (await (await stock()).ask(problems, { ...PARAMS, retailer: 'Korbina DE' })).answer.judged.missing;
    expect(missing.map(({ rule }) => rule)).not.toContain('out_of_stock');
  });

  it('is empty if nothing is collected', async () => {
    const { answer } = await (await stock()).ask(problems, { date: '2025-01-31' });
    expect(answer).toMatchObject({ problems: [], retailers: [], recovered: [], files: [] });
    expect(answer.total).toEqual({ impact: 0, items: 0, new_items: 0, problems: 0 });
    expect(answer.started).toHaveLength(28);
  });

  it('needs at most six statements for evaluated days', async () => {
    const { db, account, ask } = await stock();
    // The version of the ledger is read again after a second, which a busy machine exceeds.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await ask(problems, PARAMS);
    let statements = 0;
    const counting = {
      ...db,
      query: (...given: Parameters<typeof db.query>) => {
        statements += 1;
        return db.query(...given);
      },
    } as typeof db;
    const params = { ...PARAMS, page: [], retailer: ['Korbina DE'] };
    await runQueryHere(problems, params, { db: counting, account });
    expect(statements).toBeLessThanOrEqual(6);
  });
});

describe('overview/items', () => {
  it('has as many rows as a line has items, with the same impact', async () => {
    const { ask } = await stock();
    const { answer } = await ask(problems, PARAMS);
    for (const { rule, retailer, ...line } of answer.problems) {
      const { answer: rows } = await ask(items, { ...PARAMS, rule, retailer });
      expect(rows.total).toBe(line.items);
      expect(rows.rows.reduce((sum, { impact }) => sum + impact, 0)).toBe(line.impact);
    }
  });

  it('has figures, product pages and crawl times', async () => {
    const { answer } = await (await stock()).ask(items, PARAMS);
    expect(answer.rows.map(({ title, state, opened }) => [title, state, opened])).toEqual([
      ['Power', 'open', dayAt(5)],
      ['Long', 'open', dayAt(0)],
      ['Newest', 'new', dayAt(7)],
    ]);
    expect(answer.rows[0]).toMatchObject({
      ...{ problem: 'Out of stock', retailer: 'Korbina DE', impact: 10, power: true, value: 0, reference: 1 },
      ...{ url: 'https://shop.example/Power', who: null },
    });
    expect(answer.rows[0]?.crawled_at).toContain(`${LAST} 05:30`);
  });

  it('lists recovered and unknown items if they are chosen', async () => {
    const { ask } = await stock();
    const titles = async (state: string) =>
      (await ask(items, { ...PARAMS, state, sort: 'title.asc' })).answer.rows.map(({ title }) => title);
    expect(await titles('recovered')).toEqual(['Back', 'Steady']);
    expect(await titles('unknown')).toEqual(['Lost']);
  });
});
