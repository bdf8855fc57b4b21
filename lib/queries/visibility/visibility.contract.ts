import { describe, expect, it } from 'vitest';
import { type RetailerScore, type VisibilityScore, visibilityScores } from '@/lib/contract/visibility-scores';
import { collected } from '@/lib/server/testing/collected';
import { pageBody } from '@/lib/server/testing/fake-pages';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { plainService, SERVICES, type ServiceKind } from '@/lib/server/testing/services';
import { brandTrend } from './brand-trend';
import { distances } from './distances';
import { facets } from './facets';
import { matrix } from './matrix';
import { positions } from './positions';
import { retailers } from './retailers';
import { score } from './score';
import { scores } from './scores';
import { sources } from './sources';
import { spots } from './spots';
import { tiles } from './tiles';

ownDatabase();

/** Own listings, all listings, target in percent: the score and the verdict follow from them. */
function at(
  code: string,
  own: number | null,
  all: number | null,
  target: number | null,
  over: Partial<RetailerScore> = {},
): RetailerScore {
  const score = own === null || !all ? null : Math.round((own / all) * 1000) / 10;
  return {
    ...{
      retailer_name: code === 'k' ? 'Korbina DE' : 'Halvéo FR',
      retailer_code: code,
      retailer_country: code === 'k' ? 'DE' : 'FR',
    },
    ...{ own_product_count: own, total_product_count: all, score, target },
    is_target_met: score === null || target === null ? null : score >= target,
    ...over,
  };
}
function item(
  name: string,
  brand: string | null,
  retailer_scores: RetailerScore[],
  over: Partial<VisibilityScore> = {},
): VisibilityScore {
  return {
    ...{
      visibility_source_name: name,
      visibility_source_id: name.length,
      representative_name: name,
      is_power_visibility_source: name === 'shampoo',
    },
    ...{
      searched_brand: brand,
      searched_brand_group: brand === 'Velquin' ? 'Ours' : 'Others',
      is_own_brand: brand === 'Velquin',
    },
    retailer_scores,
    ...over,
  };
}

const DAYS: Record<string, VisibilityScore[]> = {
  '2026-03-01': [
    item('shampoo', 'Velquin', [at('k', 5, 20, 20), at('h', 2, 20, 20)]),
    item('shampoo', 'Fenwarra', [at('k', 3, 20, null), at('h', 8, 20, null)]),
    item('seife', 'Velquin', [at('k', 1, 10, 30)]),
  ],
  '2026-03-02': [item('shampoo', 'Velquin', [at('k', 6, 20, 20)]), item('shampoo', 'Oskarine', [at('k', 4, 20, null)])],
  '2026-03-04': [
    item('shampoo', 'Velquin', [at('k', 3, 20, 20), at('h', 4, 20, 20)]),
    item('shampoo', 'Fenwarra', [at('k', 6, 20, null), at('h', 2, 20, null)]),
    item('shampoo', 'Oskarine', [at('k', 1, 20, null), at('h', 6, 20, null)]),
    // Not found, without a target, a verdict that contradicts its score, and no retailer at all.
    item('seife', 'Velquin', [at('k', 2, 10, 30, { is_target_met: true }), at('h', null, null, 20)]),
    item('seife', 'Fenwarra', [at('k', 5, 10, null), at('h', null, null, null)]),
    item('zahnpasta', 'Velquin', []),
    item('zahnpasta', null, [at('k', 9, 10, null)], {
      is_own_brand: null,
      searched_brand_group: null,
      is_power_visibility_source: null,
    }),
  ],
};
const NOW = '2026-03-04';
const BEFORE = '2026-03-01';
const ASKED = { visibility_type: 'SEARCH', date: NOW, against: BEFORE, days: '4' };

interface Flat extends RetailerScore {
  item: VisibilityScore;
}
const flat = (day: string): Flat[] =>
  (DAYS[day] ?? []).flatMap((one) => one.retailer_scores.map((its) => ({ ...its, item: one })));
const own = (rows: Flat[]) => rows.filter((row) => row.item.is_own_brand === true);
const counted = (rows: Flat[]) =>
  rows.filter((row) => row.own_product_count !== null && row.total_product_count !== null);
const sum = (values: (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);
const shelfOf = (row: Flat) => `${row.item.visibility_source_id}/${row.retailer_code}`;
/** All listings of these shelves, each shelf once. */
const shelves = (rows: Flat[]) =>
  sum([...new Map(counted(rows).map((row) => [shelfOf(row), row.total_product_count])).values()]);
const listings = (rows: Flat[]) => sum(counted(rows).map((row) => row.own_product_count));
const share = (rows: Flat[], of = rows) => (shelves(of) === 0 ? null : listings(rows) / shelves(of));
/** The smallest number of further own listings with which the share reaches the target; null where none would do. */
function needed({ own_product_count: own, total_product_count: all, target }: Flat): number | null {
  if (own === null || !all || target === null) return null;
  for (let more = 0; own + more <= all; more++) if ((own + more) / all >= target / 100) return more;
  return null;
}

async function account(kind: ServiceKind = plainService) {
  const service = await collected(visibilityScores, {}, kind);
  const collect = (date: string, rows: VisibilityScore[], over: object = {}) =>
    service.collectValue({ visibility_type: 'SEARCH', date, ...over }, pageBody(rows));
  for (const [date, rows] of Object.entries(DAYS)) await collect(date, rows);
  return { ...service, collect };
}

describe.each(SERVICES)('scores of $title', (kind) => {
  it('stand in the warehouse as they were sent, one a retailer, and an item without any is not lost', async () => {
    const { db, account: its } = await account(kind);
    const rows = await db.query<Record<string, unknown>>(
      `SELECT * FROM scores_v2 WHERE account = {account:String} AND day = '${NOW}' ORDER BY row_no, place`,
      { account: its },
    );
    const sent = (DAYS[NOW] ?? []).flatMap(({ retailer_scores, ...of }) =>
      (retailer_scores.length > 0 ? retailer_scores : [null]).map((one) => ({ ...of, ...one })),
    );
    expect(rows).toHaveLength(sent.length);
    for (const [index, row] of sent.entries())
      expect(rows[index]).toMatchObject({ ...row, visibility_source_id: String(row.visibility_source_id) });
    const empty = rows.find((row) => row.place === 0);
    expect(empty).toMatchObject({
      visibility_source_name: 'zahnpasta',
      searched_brand: 'Velquin',
      retailer_name: null,
      score: null,
    });
    const said = kind === plainService ? '' : '{"unheard_of":{"since":[2031,null],"wort":"später"}}';
    expect(new Set(rows.filter(({ place }) => Number(place) > 0).map(({ unknown }) => unknown))).toEqual(
      new Set([said + said]),
    );
  });

  it('have a share of their shelves, each once, what their targets ask for, and targets met', async () => {
    const { ask } = await account(kind);
    const { answer, coverage } = await ask(tiles, ASKED);
    expect(coverage[0]).toMatchObject({ need: 'today', states: 'c', rows: 7, total: 7 });
    const tile = (name: string) => answer.find((one) => one.name === name);
    const rows = own(flat(NOW));
    const aimed = counted(rows).filter(({ target }) => target !== null);
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
      sum(aimed.map((row) => ((row.target ?? 0) / 100) * (row.total_product_count ?? 0))) / shelves(aimed),
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
    expect(tile('score_agrees')).toMatchObject({ value: 1, whole: counted(rows).length });
    // Nobody collected the other kinds of places.
    expect(tile('organic')).toMatchObject({ value: null, trend: [null, null, null, null] });
  });

  it('by brand: own brands as one, then the largest competitors, the others together', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(brandTrend, { ...ASKED, named: '1' });
    const of = (day: string, brands: (string | null)[]) => {
      const its = flat(day).filter(({ item }) => brands.includes(item.searched_brand));
      return its.length === 0 ? null : share(its, flat(day));
    };
    expect(answer.series.map(({ name, own }) => [name, own])).toEqual([
      [null, true],
      ['Fenwarra', false],
    ]);
    expect(answer.series[0]?.values).toEqual(answer.days.map((day) => of(day, ['Velquin'])));
    expect(answer.series[1]?.values).toEqual(answer.days.map((day) => of(day, ['Fenwarra'])));
    expect(answer.other).toEqual({ brands: 2, values: answer.days.map((day) => of(day, ['Oskarine', null])) });
    expect(answer.listings).toEqual(answer.days.map((day) => shelves(flat(day))));
    const rivals = await ask(brandTrend, { ...ASKED, own: 'competitor' });
    expect(rivals.answer.series.map(({ name }) => name)).toEqual(['Fenwarra', 'Oskarine']);
  });

  it('are so many own listings from their target, in the picture and in the table', async () => {
    const { ask } = await account(kind);
    const rows = own(flat(NOW));
    const { answer: found } = await ask(distances, ASKED);
    const known = rows.filter((row) => row.is_target_met !== null);
    expect(found.judged).toBe(known.length);
    for (const one of found.rows.filter(({ to_spare }) => to_spare < 0))
      expect(one.met + one.missed).toBe(known.filter((row) => needed(row) === -one.to_spare).length);
    expect(sum(found.rows.map(({ met, missed }) => met + missed)) + found.unknown.met + found.unknown.missed).toBe(
      found.judged,
    );
    const { answer } = await ask(scores, { ...ASKED, sort: 'source_name.asc' });
    expect(answer.total).toBe(rows.length);
    for (const row of rows) {
      const before = own(flat(BEFORE)).find((one) => shelfOf(one) === shelfOf(row));
      const leader = counted(flat(NOW))
        .filter((one) => shelfOf(one) === shelfOf(row))
        .sort((a, b) => (b.own_product_count ?? 0) - (a.own_product_count ?? 0))[0];
      const change =
        row.own_product_count === null || !before ? null : row.own_product_count - (before.own_product_count ?? 0);
      expect(
        answer.rows.find(
          ({ id }) => id === `${shelfOf(row).split('/')[0]}/Velquin/${row.retailer_code}/${row.retailer_country}`,
        ),
      ).toMatchObject({
        ...{
          listings: row.own_product_count,
          all_listings: row.total_product_count,
          score: row.score,
          target: row.target,
        },
        ...{ listings_change: change, needed: needed(row), is_target_met: row.is_target_met },
        ...{ leader: leader?.item.searched_brand ?? null, leader_listings: leader?.own_product_count ?? null },
      });
    }
    const { answer: one } = await ask(scores, { ...ASKED, needed: '1' });
    expect(one.rows.map(({ source_name, retailer_code }) => [source_name, retailer_code])).toEqual([['shampoo', 'k']]);
    const all = await ask(scores, { ...ASKED, of: 'all' });
    expect(all.answer.total).toBe(flat(NOW).length);
  });

  it('by retailer, by keyword, and by who holds the first places', async () => {
    const { ask } = await account(kind);
    const at = (rows: Flat[], code: string) => rows.filter((row) => row.retailer_code === code);
    const { answer: shops } = await ask(retailers, ASKED);
    expect(shops.map(({ shop }) => shop)).toEqual(['k/DE', 'h/FR']);
    for (const code of ['k', 'h']) {
      const rows = at(own(flat(NOW)), code);
      const one = shops.find(({ shop }) => shop.startsWith(code));
      expect(one).toMatchObject({
        share: share(rows),
        part: listings(rows),
        whole: shelves(rows),
        before: share(at(own(flat(BEFORE)), code)),
      });
      expect(one?.judged).toBe(rows.filter(({ is_target_met }) => is_target_met !== null).length);
    }
    const { answer: table } = await ask(matrix, ASKED);
    expect(table.rows.map(({ source_name, missed, judged }) => [source_name, missed, judged])).toEqual([
      ['shampoo', 1, 2],
      ['seife', 0, 1],
    ]);
    expect(
      table.rows[0]?.cells.toSorted().map(([shop, , is, target, gap, change]) => [shop, is, target, gap, change]),
    ).toEqual([
      ['h/FR', 20, 20, 0, 10],
      ['k/DE', 15, 20, -5, -10],
    ]);
    const sorted = await ask(matrix, { ...ASKED, shop: 'k/DE', measure: 'gap', sort: 'at_shop.asc' });
    expect(sorted.answer.rows.map(({ source_name }) => source_name)).toEqual(['seife', 'shampoo']);
    const { answer: first } = await ask(spots, ASKED);
    expect(first.shops.map(({ shop, listings }) => [shop, listings])).toEqual([
      ['k/DE', 40],
      ['h/FR', 20],
    ]);
    const brand = (name: string | null) => first.brands.find((one) => one.brand === name);
    const its = flat(NOW).filter(({ item }) => item.searched_brand === 'Fenwarra');
    expect(brand('Fenwarra')).toMatchObject({
      own: false,
      listings: listings(its),
      shelves: 3,
      change: 3 - 6,
      at: { 'k/DE': 11, 'h/FR': 2 },
    });
    expect(first.brands[0]).toMatchObject({ brand: 'Velquin', own: true, change: 3 - 5 + (4 - 2) + (2 - 1) });
  });

  it('by keyword: whose listings stand there, each shelf once', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(sources, { ...ASKED, sort: 'source_name.asc' });
    expect(answer.rows.map(({ source_name }) => source_name)).toEqual(['seife', 'shampoo', 'zahnpasta']);
    for (const row of answer.rows) {
      const its = flat(NOW).filter(({ item }) => item.visibility_source_name === row.source_name);
      const brands = [...new Set(its.map(({ item }) => item.searched_brand))]
        .map((name) => [name ?? '', listings(its.filter(({ item }) => item.searched_brand === name))] as const)
        .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
      expect(row).toMatchObject({
        ...{ listings: shelves(its), own_listings: listings(own(its)), own_share: listings(own(its)) / shelves(its) },
        ...{ leader: brands[0]?.[0], leader_share: (brands[0]?.[1] ?? 0) / shelves(its), second: brands[1]?.[0] ?? '' },
      });
    }
  });

  it('each with its shelf and its course', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(score, { ...ASKED, id: '7/Velquin/k/DE' });
    expect(answer).toMatchObject({ one_more: 5, share: 0.15, to_spare: -1, score_agrees: true, verdict_agrees: true });
    const [sent] = DAYS[NOW] ?? [];
    expect(answer?.row).toMatchObject(sent?.retailer_scores[0] ?? {});
    expect(JSON.parse(answer?.raw ?? '')).toMatchObject({
      ...sent,
      retailer_scores: sent?.retailer_scores.slice(0, 1),
    });
    expect(answer?.brands.map(({ name, listings }) => [name, listings])).toEqual([
      ['Fenwarra', 6],
      ['Velquin', 3],
      ['Oskarine', 1],
    ]);
    expect(answer?.scores).toEqual([25, 30, null, 15]);
    expect(answer?.met).toEqual([true, true, null, false]);
    expect((await ask(score, { ...ASKED, id: 'x' })).answer).toBeNull();
  });

  it('are counted for each value of a filter as the table then has them', async () => {
    const { ask } = await account(kind);
    const given = { ...ASKED, of: 'all', country: 'DE' };
    const { answer } = await ask(facets, given);
    for (const [facet, values] of Object.entries(answer))
      for (const { value, count } of values) {
        const table = await ask(scores, { ...given, [facet]: value });
        expect([facet, value, table.answer.total]).toEqual([facet, value, count]);
      }
    expect(Object.keys(answer).sort()).toEqual([
      'brand',
      'check',
      'country',
      'group',
      'key',
      'own',
      'retailer',
      'source',
      'target',
    ]);
    expect(answer.country?.map(({ value }) => value).sort()).toEqual(['DE', 'FR']);
  });
});

it('kinds of places stand beside each other, each with its own targets', async () => {
  const { ask, collect } = await account();
  await collect(NOW, [item('shampoo', 'Velquin', [at('k', 1, 10, 20), at('h', 3, 10, 20)])], {
    position_type: 'ORGANIC',
  });
  await collect(NOW, [item('shampoo', 'Velquin', [at('k', 0, 4, 25)]), item('gel', 'Velquin', [at('k', 2, 4, 25)])], {
    position_type: 'SPONSORED',
  });
  const { answer } = await ask(positions, ASKED);
  expect(
    answer.rows.map(({ source_name, content, content_of, budget, budget_of }) => [
      source_name,
      content,
      content_of,
      budget,
      budget_of,
    ]),
  ).toEqual([
    ['shampoo', 1, 2, 1, 1],
    ['gel', 0, 0, 0, 1],
    ['seife', 0, 0, 0, 0],
  ]);
  const { answer: its } = await ask(tiles, ASKED);
  expect(its.find(({ name }) => name === 'organic')).toMatchObject({
    value: 4 / 20,
    trend: [null, null, null, 4 / 20],
  });
  expect(its.find(({ name }) => name === 'sponsored')?.value).toBe(2 / 8);
});

it('without an own brand, targets and shares are those of the brands that the filters leave', async () => {
  const { ask } = await account();
  const { answer } = await ask(tiles, { ...ASKED, brand: 'Fenwarra' });
  const rows = flat(NOW).filter(({ item }) => item.searched_brand === 'Fenwarra');
  expect(answer.find(({ name }) => name === 'overall')).toMatchObject({ part: listings(rows), whole: shelves(rows) });
});

it('scores of another scale, or of none, are read as what most of them are', async () => {
  const { ask, collect } = await account();
  const shares = [1, 2, 3].map((own) =>
    item(`a${own}`, 'Velquin', [at('k', own, 20, 0.2, { score: own / 20, is_target_met: false })]),
  );
  await collect('2026-03-05', shares);
  const points = [1, 2, 3].map((own) =>
    item(`a${own}`, 'Velquin', [at('k', own, 20, 30, { score: own * 7, is_target_met: false })]),
  );
  await collect('2026-03-06', points);
  const of = async (date: string) => (await ask(scores, { ...ASKED, date })).answer.rows;
  expect((await of('2026-03-05')).map(({ scale, needed: more }) => [scale, more])).toEqual([
    [1, 3],
    [1, 2],
    [1, 1],
  ]);
  expect((await of('2026-03-06')).map(({ scale, needed: more, score_agrees }) => [scale, more, score_agrees])).toEqual(
    Array.from({ length: 3 }, () => [null, null, null]),
  );
  const { answer: far } = await ask(distances, { ...ASKED, date: '2026-03-06' });
  expect(far.unknown).toEqual({ met: 0, missed: 3 });
  expect(far.rows.every(({ met, missed }) => met + missed === 0)).toBe(true);
  expect((await ask(scores, { ...ASKED, date: '2026-03-06', needed: ['1', '2', '3'] })).answer.total).toBe(0);
  const { answer } = await ask(tiles, { ...ASKED, date: '2026-03-06' });
  expect(answer.find(({ name }) => name === 'overall_target')?.value).toBeNull();
});
