import { describe, expect, it, vi } from 'vitest';
import { price } from '@/lib/contract/price';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { daysFrom } from '@/lib/queries/shared/dates';
import { flat, own } from '@/lib/queries/visibility/test-figures';
import { account, NOW } from '@/lib/queries/visibility/test-scores';
import { runQueryHere } from '@/lib/server/query/run-query';
import { ownAccount } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { facets } from './facets';
import { items } from './items';
import { openLines } from './open-lines';
import { problems } from './problems';
import { dayAt, LAST, offer, ownStock, PARAMS, stock } from './test-stock';

ownDatabase();

describe.each(SERVICES)('overview/problems of $title', (kind) => {
  it('lists new lines, then those that are going on, then standing ones by retailer', async () => {
    const { answer } = await (await stock(kind)).ask(problems, PARAMS);
    expect(answer.events).toMatchObject([
      {
        ...{ rule: 'out_of_stock', retailer: 'Korbina DE', age: 'new', items: 1, subjects: 1, impact: 5 },
        ...{ since: dayAt(7), since_at_least: false, first_seen: false, on_and_off: false, strip: 'gggggggb' },
        example: { title: 'Newest', power: false, value_before: 1, value: 0, value_ended: null },
      },
      {
        ...{ retailer: 'Korbina DE', age: 'going_on', impact: 10, since: dayAt(5), strip: 'gggggbbb' },
        example: { title: 'Power', power: true },
      },
    ]);
    expect(answer.standing).toMatchObject([
      {
        ...{ retailer: 'Plazora DE', items: 1, items_before: 1, impact: 5 },
        lines: [
          {
            ...{ age: 'standing', since: dayAt(0), since_at_least: true, strip: 'bbbbbbbb' },
            example: { title: 'Long' },
          },
        ],
      },
    ]);
    expect(answer.total).toEqual({ new: 1, going_on: 1, standing: 1, solved: 2 });
  });
});

describe('overview/problems', () => {
  it('does not know the standing items of a week before without data of that day', async () => {
    const rows = [offer('Plazora DE', 'Long', 0)];
    const days = daysFrom(dayAt(-9), LAST).filter((day) => day !== dayAt(0));
    const service = await ownAccount(price, Object.fromEntries(days.map((day) => [day, rows])));
    const read = async () => (await service.ask(problems, { date: LAST, days: 17 })).answer.standing;
    expect(await read()).toMatchObject([{ retailer: 'Plazora DE', items: 1, items_before: null }]);
    await service.collect(dayAt(0), rows);
    expect(await read()).toMatchObject([{ items_before: 1 }]);
  });

  it('orders retailers by the impact of their events, then by their standing items', async () => {
    const { answer } = await (await stock()).ask(problems, PARAMS);
    expect(answer.retailers).toEqual([
      { retailer: 'Korbina DE', events: 2, impact: 15, standing: 0 },
      { retailer: 'Plazora DE', events: 0, impact: 0, standing: 1 },
    ]);
  });

  it('lists what was solved within the last 7 days, how long it lasted, and the impact that it had', async () => {
    const { answer } = await (await stock()).ask(problems, PARAMS);
    const since = { since: dayAt(0), since_at_least: true };
    expect(answer.solved).toMatchObject([
      { ...since, ended: dayAt(4), impact: 5, example: { title: 'Back', value: 0, value_ended: 1 } },
      { ...since, ended: dayAt(1), impact: 5, example: { title: 'Steady' } },
    ]);
    const { answer: earlier } = await (await stock()).ask(problems, { date: dayAt(4), days: 5 });
    expect(earlier.solved.map(({ ended }) => ended)).toEqual([dayAt(4), dayAt(1)]);
  });

  it('solves what is good on the day at once, and continues it if it is bad again', async () => {
    const service = await ownStock();
    const params = { ...PARAMS, retailer: 'Korbina DE' };
    await service.collect(dayAt(6), [offer('Korbina DE', 'Power', 1)]);
    const on = async (date: string) => (await service.ask(problems, { ...params, date })).answer;
    expect((await on(dayAt(6))).solved[0]).toMatchObject({ since: dayAt(5), ended: dayAt(6) });
    const { events } = await on(dayAt(7));
    expect(events.find(({ since }) => since === dayAt(5))).toMatchObject({ age: 'going_on', on_and_off: true });
  });

  it('does not list as solved what is bad again', async () => {
    const service = await ownStock();
    await service.collect(dayAt(7), [offer('Korbina DE', 'Steady', 0), offer('Korbina DE', 'Back', 1)]);
    const { answer } = await service.ask(problems, { ...PARAMS, retailer: 'Korbina DE' });
    expect(answer.events.map(({ example, since }) => [example.title, since])).toContainEqual(['Steady', dayAt(7)]);
    expect(answer.solved.map(({ example }) => example.title)).toEqual(['Back']);
  });

  it('writes the share of subjects that were bad on a day, also before they opened', async () => {
    const service = await ownStock();
    await service.collect(dayAt(7), [offer('Korbina DE', 'Steady', 0), offer('Korbina DE', 'Newest', 0)]);
    const { answer } = await service.ask(problems, { ...PARAMS, retailer: 'Korbina DE' });
    expect(answer.events).toMatchObject([{ age: 'new', subjects: 2, since: dayAt(7), strip: '5ggggggb' }]);
  });

  it('counts events and solved lines by the day on which they opened', async () => {
    const { answer } = await (await stock()).ask(problems, PARAMS);
    expect(answer.started.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(dayAt));
    expect(answer.started.map(({ open }) => open)).toEqual([0, 0, 0, 0, 0, 1, 0, 1]);
    expect(answer.started.every(({ solved }) => solved === 0)).toBe(true);
    expect(answer.older_solved).toBe(2);
  });

  it('counts search shares on target by retailer, of those that could be judged', async () => {
    const { ask } = await account();
    const { answer } = await ask(problems, { date: NOW, days: 4 });
    const judged = own(flat(NOW)).filter(({ is_target_met }) => is_target_met !== null);
    const judgedAt = (retailer: string) => judged.filter(({ retailer_name }) => retailer_name === retailer);
    expect(answer.judged.targets).toEqual(
      ['Halvéo FR', 'Korbina DE'].map((retailer) => ({
        ...{ rule: 'search_share_below_target', retailer, judged: judgedAt(retailer).length },
        good: judgedAt(retailer).filter(({ is_target_met }) => is_target_met).length,
      })),
    );
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
    expect(answer.total).toEqual({ new: 0, going_on: 0, standing: 2, solved: 0 });
    expect((await ask(items, first)).answer.rows.map(({ state }) => state)).toEqual(Array(3).fill('Standing'));
  });

  it('names rules that judged nothing at the selected retailers', async () => {
    const service = await ownStock();
    await service.collect(LAST, [offer('Korbina DE', 'Power', 1)]);
    const { answer } = await service.ask(problems, { ...PARAMS, retailer: 'Elsewhere DE' });
    expect(answer.judged.missing.find(({ rule }) => rule === 'out_of_stock')).toEqual({
      ...{ rule: 'out_of_stock', subjects: 0, is_collected: true, is_judged: false },
    });
  });

  it('includes only the chosen retailers', async () => {
    const { answer } = await (await stock()).ask(problems, { ...PARAMS, retailer: 'Plazora DE' });
    expect(answer.total).toEqual({ new: 0, going_on: 0, standing: 1, solved: 0 });
    expect(answer.retailers.map(({ retailer }) => retailer)).toEqual(['Plazora DE']);
    const missing = (await (await stock()).ask(problems, { ...PARAMS, retailer: 'Korbina DE' })).answer.judged.missing;
    expect(missing.map(({ rule }) => rule)).not.toContain('out_of_stock');
  });

  it('is empty if nothing is collected', async () => {
    const { answer } = await (await stock()).ask(problems, { date: '2025-01-31' });
    expect(answer).toMatchObject({ events: [], standing: [], retailers: [], solved: [], new_levels: [], files: [] });
    expect(answer.total).toEqual({ new: 0, going_on: 0, standing: 0, solved: 0 });
    expect(answer.started).toHaveLength(28);
  });

  it('needs at most six statements for evaluated days', async () => {
    const { db, account, ask } = await ownStock();
    // The version of the ledger is read again after a second, which a busy machine exceeds.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await ask(problems, PARAMS);
    let statements = 0;
    const counting = {
      ...db,
      query: (...args: Parameters<typeof db.query>) => {
        statements += 1;
        return db.query(...args);
      },
    } as typeof db;
    const params = { ...PARAMS, page: [], retailer: ['Korbina DE'] };
    await runQueryHere(problems, params, { db: counting, account });
    expect(statements).toBeLessThanOrEqual(6);
  });
});

/** Collects a missed rank at a retailer without a name, and at one with a name. */
async function ranksOfTwoRetailers() {
  const on = { start_date: LAST, end_date: LAST };
  const keyword = { search_keyword_id: 1, search_keyword_name: 'soap', position: 9, target: 5, is_on_target: false };
  const product = { product_id: 'P1', is_customer_brand: true, product_keywords: [keyword] };
  const retailers = [
    { retailer_name: null, retailer_code: 'k' },
    { retailer_name: 'Plazora DE', retailer_code: 'p' },
  ];
  const ranks = retailers.map((retailer) => ({ ...product, ...retailer }));
  const service = await ownAccount(visibilitySearchByProduct, {});
  await service.collectValue(on, pageBody(ranks, on));
  return service;
}

it('lists only retailers with a name as values of the filter', async () => {
  const { answer } = await (await ranksOfTwoRetailers()).ask(facets, PARAMS);
  expect(answer.retailer?.map(({ value }) => value)).toEqual(['Plazora DE']);
});

describe('overview/items', () => {
  it('has as many rows as a line has items, with the same impact', async () => {
    const { ask } = await stock();
    const { answer } = await ask(problems, PARAMS);
    for (const { rule, retailer, age, since, ...line } of openLines(answer)) {
      const { answer: rows } = await ask(items, { ...PARAMS, rule, retailer, state: age, opened: since });
      expect(rows.total).toBe(line.subjects);
      expect(rows.rows.reduce((sum, row) => sum + row.impact, 0)).toBe(line.impact);
    }
    const solved = await ask(items, { ...PARAMS, state: 'solved' });
    expect(solved.answer.total).toBe(answer.solved.reduce((sum, line) => sum + line.subjects, 0));
  });

  it('has the items of an event without standing ones that were first listed on the day on which it opened', async () => {
    const days = [0, 1, 3, 4, 5].map((index) => {
      const listedLater = index < 3 ? [] : [offer('Korbina DE', 'Later', 0)];
      return [dayAt(index), [offer('Korbina DE', 'Power', Number(index < 3)), ...listedLater]] as const;
    });
    const { ask } = await ownAccount(price, Object.fromEntries(days));
    const params = { date: dayAt(5), days: 6 };
    const [event] = (await ask(problems, params)).answer.events;
    expect(event).toMatchObject({ age: 'going_on', since: dayAt(3), subjects: 1 });
    const titlesOf = async (state?: string) =>
      (await ask(items, { ...params, opened: dayAt(3), ...(state && { state }) })).answer.rows.map(
        ({ title }) => title,
      );
    expect(await titlesOf('going_on')).toEqual(['Power']);
    expect(await titlesOf()).toEqual(['Power', 'Later']);
  });

  it('has the items of a line without a retailer', async () => {
    const service = await ranksOfTwoRetailers();
    const lines = openLines((await service.ask(problems, PARAMS)).answer);
    expect(lines.map(({ retailer, subjects }) => [retailer, subjects])).toEqual([
      ['-', 1],
      ['Plazora DE', 1],
    ]);
    for (const { retailer, subjects } of lines)
      expect((await service.ask(items, { ...PARAMS, retailer })).answer.total).toBe(subjects);
  });

  it('has figures, product pages and crawl times', async () => {
    const { answer } = await (await stock()).ask(items, PARAMS);
    expect(answer.rows.map(({ title, state, opened }) => [title, state, opened])).toEqual([
      ['Power', 'Going on', dayAt(5)],
      ['Long', 'Standing', dayAt(0)],
      ['Newest', 'New', dayAt(7)],
    ]);
    expect(answer.rows[0]).toMatchObject({
      ...{ problem: 'Out of stock', retailer: 'Korbina DE', impact: 10, power: true, value: 0, reference: 1 },
      ...{ url: 'https://shop.example/Power', who: null },
    });
    expect(answer.rows[0]?.crawled_at).toContain(`${LAST} 05:30`);
  });

  it('lists solved and unknown items if they are chosen', async () => {
    const { ask } = await stock();
    const titles = async (state: string) =>
      (await ask(items, { ...PARAMS, state, sort: 'title.asc' })).answer.rows.map(({ title }) => title);
    expect(await titles('solved')).toEqual(['Back', 'Steady']);
    expect(await titles('unknown')).toEqual(['Lost']);
  });
});
