import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { plainService, SERVICES } from '@/lib/server/testing/services';
import { brandTrend } from './brand-trend';
import { distances } from './distances';
import { positions } from './matrix';
import { retailers } from './retailers';
import { scores } from './scores';
import { flat, listings, needed, own, share, shelfOf, shelves, sum, withCounts } from './test-figures';
import { account, BEFORE, DAYS, item, makeScore, NOW, ownAccount, PARAMS } from './test-scores';
import { tiles } from './tiles';

ownDatabase();

describe.each(SERVICES)('of $title', (kind) => {
  it('stores scores as they were sent, one row for each retailer, and items without retailers', async () => {
    const { db, account: name } = await ownAccount(kind);
    const rows = await db.query<Record<string, unknown>>(
      `SELECT * FROM scores_v2 WHERE account = {account:String} AND day = '${NOW}' ORDER BY row_no, place`,
      { account: name },
    );
    const expected = (DAYS[NOW] ?? []).flatMap(({ retailer_scores, ...of }) =>
      (retailer_scores.length > 0 ? retailer_scores : [null]).map((score) => ({ ...of, ...score })),
    );
    expect(rows).toHaveLength(expected.length);
    for (const [index, row] of expected.entries())
      expect(rows[index]).toMatchObject({ ...row, visibility_source_id: String(row.visibility_source_id) });
    const empty = rows.find((row) => row.place === 0);
    expect(empty).toMatchObject({
      visibility_source_name: 'zahnpasta',
      searched_brand: 'Velquin',
      retailer_name: null,
      score: null,
    });
    const unknownFields = kind === plainService ? '' : '{"unheard_of":{"since":[2031,null],"wort":"später"}}';
    expect(new Set(rows.filter(({ place }) => Number(place) > 0).map(({ unknown }) => unknown))).toEqual(
      new Set([unknownFields + unknownFields]),
    );
  });

  it('counts each shelf once in tiles, with target shares and targets met', async () => {
    const { ask } = await account(kind);
    const { answer, coverage } = await ask(tiles, PARAMS);
    expect(coverage[0]).toMatchObject({ need: 'today', states: 'c', rows: 7, total: 7 });
    const tile = (name: string) => answer.find((tile) => tile.name === name);
    const rows = own(flat(NOW));
    const targeted = withCounts(rows).filter(({ target }) => target !== null);
    expect(tile('overall')).toMatchObject({
      value: share(rows),
      part: listings(rows),
      whole: shelves(rows),
      before: share(own(flat(BEFORE))),
    });
    expect(tile('overall')?.trend).toEqual(
      [BEFORE, '2026-03-02', '2026-03-03', NOW].map((day) => share(own(flat(day)))),
    );
    expect(tile('overall_target')?.value).toBeCloseTo(
      sum(targeted.map((row) => ((row.target ?? 0) / 100) * (row.total_product_count ?? 0))) / shelves(targeted),
      9,
    );
    const judged = rows.filter((row) => row.is_target_met !== null);
    const met = judged.filter((row) => row.is_target_met);
    expect(tile('on_target')).toMatchObject({
      value: met.length / judged.length,
      part: met.length,
      whole: judged.length,
    });
    expect(tile('power_on_target')).toMatchObject({ part: 1, whole: 2 });
    expect(tile('one_short')?.value).toBe(
      rows.filter((row) => row.is_target_met === false && needed(row) === 1).length,
    );
    expect(tile('open')?.value).toBe(rows.length - judged.length);
    expect(tile('verdict_agrees')).toMatchObject({ part: judged.length - 1, whole: judged.length });
    expect(tile('score_agrees')).toMatchObject({ value: 1, whole: withCounts(rows).length });
    // The other position types are not collected.
    expect(tile('organic')).toMatchObject({ value: null, trend: [null, null, null, null] });
  });

  it('has shares of own brands in each position type, whether or not the selected one has scores of the day', async () => {
    const { ask } = await account(kind);
    const sponsored = { ...PARAMS, position_type: 'SPONSORED' };
    const overall = async (params: Record<string, unknown>) =>
      (await ask(tiles, params)).answer.find(({ name }) => name === 'overall');
    expect(await overall(sponsored)).toEqual(await overall(PARAMS));
    expect((await ask(positions, sponsored)).answer.rows).toEqual((await ask(positions, PARAMS)).answer.rows);
    // No score of 3 March is collected, so the period decides.
    const uncollected = { ...PARAMS, date: '2026-03-03', days: '3' };
    const days = [BEFORE, '2026-03-02', '2026-03-03'].map((day) => own(flat(day)));
    expect((await overall(uncollected))?.trend).toEqual(days.map((rows) => share(rows)));
    const { answer } = await ask(retailers, uncollected);
    expect(answer.find(({ keys }) => keys.shop === 'k/DE')?.values.share.trend).toEqual(
      days.map((rows) => share(rows.filter(({ retailer_code }) => retailer_code === 'k'))),
    );
  });

  it('has the same tiles, retailers, trend and distances under a filter by verdict, which would make every target met or missed', async () => {
    const { ask } = await account(kind);
    const missed = { ...PARAMS, target: 'missed' };
    expect((await ask(tiles, missed)).answer).toEqual((await ask(tiles, PARAMS)).answer);
    expect((await ask(retailers, missed)).answer).toEqual((await ask(retailers, PARAMS)).answer);
    expect((await ask(brandTrend, missed)).answer).toEqual((await ask(brandTrend, PARAMS)).answer);
    const { rows, judged, reached } = (await ask(distances, PARAMS)).answer;
    expect((await ask(distances, missed)).answer).toMatchObject({ rows, judged, reached });
  });

  it('draws own brands as one line, the largest competitors, and the others together', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(brandTrend, { ...PARAMS, named: '1' });
    const of = (day: string, brands: (string | null)[]) => {
      const rows = flat(day).filter(({ item }) => brands.includes(item.searched_brand));
      return rows.length === 0 ? null : share(rows, flat(day));
    };
    expect(answer.series.map(({ name, own }) => [name, own])).toEqual([
      [null, true],
      ['Fenwarra', false],
    ]);
    expect(answer.series[0]?.values).toEqual(answer.days.map((day) => of(day, ['Velquin'])));
    expect(answer.series[1]?.values).toEqual(answer.days.map((day) => of(day, ['Fenwarra'])));
    expect(answer.other).toEqual({ brands: 2, values: answer.days.map((day) => of(day, ['Oskarine', null])) });
    expect(answer.listings).toEqual(answer.days.map((day) => shelves(flat(day))));
    const rivals = await ask(brandTrend, { ...PARAMS, own: 'competitor' });
    expect(rivals.answer.series.map(({ name }) => name)).toEqual(['Fenwarra', 'Oskarine']);
  });

  it('has the same distances from target in chart and table', async () => {
    const { ask } = await account(kind);
    const rows = own(flat(NOW));
    const { answer: chart } = await ask(distances, PARAMS);
    const judged = rows.filter((row) => row.is_target_met !== null);
    expect(chart.judged).toBe(judged.length);
    for (const distance of chart.rows.filter(({ to_spare }) => to_spare < 0))
      expect(distance.met + distance.missed).toBe(judged.filter((row) => needed(row) === -distance.to_spare).length);
    expect(sum(chart.rows.map(({ met, missed }) => met + missed)) + chart.unknown).toBe(chart.judged);
    const short = (is: (count: number) => boolean) =>
      judged.filter((row) => row.is_target_met === false && is(needed(row) ?? 0)).length;
    expect(chart).toMatchObject({
      below: judged.filter((row) => (needed(row) ?? 0) > 0).length,
      reached: judged.filter((row) => needed(row) === 0).length,
      short: {
        one: short((count) => count === 1),
        two: short((count) => count === 2),
        more: short((count) => count > 2),
      },
      scores: flat(NOW).length,
      brands: new Set(withCounts(flat(NOW)).map(({ item }) => item.searched_brand)).size,
    });
    // The tabs count the rows of their tables.
    const { answer: met } = await ask(distances, { ...PARAMS, target: 'met' });
    expect(met.short).toEqual({ one: 0, two: 0, more: 0 });
    const { answer } = await ask(scores, { ...PARAMS, sort: 'source_name.asc' });
    expect(answer.total).toBe(rows.length);
    for (const row of rows) {
      const before = own(flat(BEFORE)).find((earlier) => shelfOf(earlier) === shelfOf(row));
      const leader = withCounts(flat(NOW))
        .filter((candidate) => shelfOf(candidate) === shelfOf(row))
        .sort((a, b) => (b.own_product_count ?? 0) - (a.own_product_count ?? 0))[0];
      const change =
        row.own_product_count === null || !before ? null : row.own_product_count - (before.own_product_count ?? 0);
      expect(
        answer.rows.find(
          ({ id }) => id === `${shelfOf(row).split('/')[0]}/Velquin/${row.retailer_code}/${row.retailer_country}`,
        ),
      ).toMatchObject({
        listings: row.own_product_count,
        all_listings: row.total_product_count,
        score: row.score,
        target: row.target,
        listings_change: change,
        needed: needed(row),
        is_target_met: row.is_target_met,
        leader: leader?.item.searched_brand ?? null,
        leader_listings: leader?.own_product_count ?? null,
      });
    }
    const { answer: nearTarget } = await ask(scores, { ...PARAMS, needed: '1' });
    expect(nearTarget.rows.map(({ id }) => id)).toEqual(['7/Velquin/k/DE']);
    const all = await ask(scores, { ...PARAMS, of: 'all' });
    expect(all.answer.total).toBe(flat(NOW).length);
  });
});

it('names the shares by what is searched: search results or category shelves', async () => {
  const { ask } = await account();
  const titles = async (visibility_type: string) => {
    const { answer } = await ask(tiles, { ...PARAMS, visibility_type });
    return answer.filter(({ name }) => name === 'overall' || name === 'organic').map(({ title }) => title);
  };
  expect(await titles('SEARCH')).toEqual(['Share of search, organic positions', 'Share of search, all positions']);
  expect(await titles('CATEGORY')).toEqual(['Share of shelf, organic positions', 'Share of shelf, all positions']);
});

it('has targets and shares of the filtered brands if none is an own brand', async () => {
  const { ask } = await account();
  const { answer } = await ask(tiles, { ...PARAMS, brand: 'Fenwarra' });
  const rows = flat(NOW).filter(({ item }) => item.searched_brand === 'Fenwarra');
  expect(answer.find(({ name }) => name === 'overall')).toMatchObject({ part: listings(rows), whole: shelves(rows) });
});

it('reads scores by the scale of most of them, or by none', async () => {
  const { ask, collect } = await ownAccount();
  const shares = [1, 2, 3].map((own) =>
    item(`a${own}`, 'Velquin', [makeScore('k', own, 20, 0.2, { score: own / 20, is_target_met: false })]),
  );
  await collect('2026-03-05', shares);
  const points = [1, 2, 3].map((own) =>
    item(`a${own}`, 'Velquin', [makeScore('k', own, 20, 30, { score: own * 7, is_target_met: false })]),
  );
  await collect('2026-03-06', points);
  const of = async (date: string) => (await ask(scores, { ...PARAMS, date })).answer.rows;
  expect((await of('2026-03-05')).map(({ scale, needed: more }) => [scale, more])).toEqual([
    [1, 3],
    [1, 2],
    [1, 1],
  ]);
  expect((await of('2026-03-06')).map(({ scale, needed: more, score_agrees }) => [scale, more, score_agrees])).toEqual(
    Array.from({ length: 3 }, () => [null, null, null]),
  );
  const { answer: far } = await ask(distances, { ...PARAMS, date: '2026-03-06' });
  expect(far).toMatchObject({ unknown: 3, below: 0, reached: 0, short: { one: 0, two: 0, more: 0 } });
  expect(far.rows.every(({ met, missed }) => met + missed === 0)).toBe(true);
  expect((await ask(scores, { ...PARAMS, date: '2026-03-06', needed: ['1', '2', '3'] })).answer.total).toBe(0);
  const { answer } = await ask(tiles, { ...PARAMS, date: '2026-03-06' });
  expect(answer.find(({ name }) => name === 'overall_target')?.value).toBeNull();
  expect(answer.find(({ name }) => name === 'one_short')).toMatchObject({
    value: null,
    unknown: { known: 0, all: 3 },
  });
});
