import { describe, expect, it } from 'vitest';
import { priceCompetition } from '@/lib/contract/price-competition';
import { addDays } from '@/lib/queries/shared/dates';
import { ownValues, sharedValues } from '@/lib/server/testing/collected';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { buckets } from './buckets';
import { changes } from './changes';
import { evidence, line } from './line';
import { lines } from './lines';
import { facets } from './page-queries';
import { retailers } from './retailers';
import { summary } from './summary';
import { bucket, competition, row } from './test-answers';
import { body, FIRST, IDS, idOf, indices, NOW, PARAMS, PRICES, pageOf, RANGE, verdicts } from './test-page';
import { tiles } from './tiles';

ownDatabase();

describe.each(SERVICES)('a page of competitions of $title', (kind) => {
  const account = () => sharedValues(priceCompetition, [{ params: RANGE, body }], kind);

  it('reports the rule of the index, how many indices agree with it, and the counts of verdicts', async () => {
    const { ask } = await account();
    const { answer, coverage, provenance } = await ask(summary, PARAMS);
    const indexCount = IDS.flatMap(indices).filter((index) => index !== null).length;
    expect(answer).toMatchObject({
      current: NOW,
      before: '2026-03-05',
      buckets: [0, 1, 2, 3, 4, 5].map((dayIndex) => addDays(FIRST, dayIndex)),
      competitions: 5,
      shown: 5,
      rule: { scale: 100, flipped: false },
      indices: { agreeing: indexCount, of: indexCount },
      verdicts: { agreeing: indexCount, of: indexCount },
      depths: { agreeing: 0, of: 0 },
      tones: { on: 1, near: 1, off: 2, none: 1, unknown: 0 },
      moved: { ours: 1, theirs: 0, earlier: 1, unknown: 0 },
      sides: { above: 1, below: 1, neither: 0 },
      own: true,
    });
    expect(coverage[0]).toMatchObject({ states: 'ccnccc', from: FIRST, to: NOW });
    expect(provenance[0]).toMatchObject({ title: 'Price competition', params: { customer_page_id: '101' } });
  });

  it('has figures by day, of the competitions with an index on that day', async () => {
    const { ask } = await account();
    const { answer } = await ask(tiles, PARAMS);
    const tile = (name: string) => answer.find((tile) => tile.name === name);
    const shares = [0, 1, 2, 3, 4, 5].map((dayIndex) => {
      const judged = IDS.filter((id) => indices(id)[dayIndex] !== null);
      const on = judged.filter((id) => verdicts(id)[dayIndex] === 'POSITIVE');
      return judged.length ? on.length / judged.length : null;
    });
    expect(tile('on_target')).toMatchObject({ value: 1 / 4, part: 1, whole: 4, before: shares[4], trend: shares });
    const now = IDS.map((id) => indices(id)[5]).filter((index): index is number => index != null);
    expect(tile('average_index')?.value).toBeCloseTo(now.reduce((sum, index) => sum + index, 0) / now.length, 9);
    expect(tile('new_off')).toMatchObject({ value: 0, trend: [null, 0, null, 1, 0, 0] });
    expect(tile('back_on')?.value).toBe(1);
    // No competition has an index on the third day, so none is known to be off target.
    expect(tile('off')).toMatchObject({ value: 2, part: 1, whole: 2, trend: [2, 2, null, 3, 3, 2] });
    expect(tile('near')?.value).toBe(1);
    expect(tile('no_index')).toMatchObject({ value: 1, trend: [0, 0, 5, 0, 1, 1] });
  });

  it('has a strip for each competition: since when, who moved, and the price on target', async () => {
    const { ask, failValue } = await ownValues(priceCompetition, [{ params: RANGE, body }], kind);
    const { answer } = await ask(lines, PARAMS);
    const strips = answer.rows.map((line) => [
      line.id.at(-1),
      line.strip,
      line.since,
      line.mover,
      line.price_on,
      line.now_distance,
    ]);
    expect(strips).toEqual([
      // 102% of 10.00 is 10.20. 102% of 9.60 is 9.792, rounded into the band.
      ['a', 'oo-aaa', '2026-03-04', 'base', 10.2, 8],
      ['b', 'oo-oon', NOW, 'benchmark', 9.79, 2.2],
      ['c', 'BB-BBB', null, '', 9.8, -18],
      ['d', 'AA-AAo', NOW, 'base', null, 0],
      ['e', 'oo-o--', null, '', null, null],
    ]);
    // Earlier days were not requested, and one failed. Neither counts as a day without an index.
    await failValue({ ...RANGE, start_date: '2026-02-28', end_date: '2026-02-28' });
    const longer = await ask(lines, { ...PARAMS, days: '8' });
    expect(longer.answer.rows[0]?.strip).toBe('mxoo-aaa');
    const [a, b, , d, e] = answer.rows;
    expect(a?.moved).toBeCloseTo(0.1, 9);
    expect(b?.moved).toBeCloseTo(-0.04, 9);
    expect([a?.is_new, b?.is_new, d?.is_new]).toEqual([false, true, true]);
    expect(b?.difference).toBeCloseTo(4.2, 9);
    expect(a?.indices).toEqual(indices('a'));
    expect(e?.without).toEqual([
      ['2026-03-03', 'OUT_OF_STOCK', 'AVAILABLE'],
      ['2026-03-05', 'OUT_OF_STOCK', 'AVAILABLE'],
      [NOW, 'OUT_OF_STOCK', 'AVAILABLE'],
    ]);
    const off = await ask(lines, { ...PARAMS, tone: ['off', 'near'], sort: 'now_distance.asc', limit: '2' });
    expect(off.answer).toMatchObject({ total: 3, rows: [{ id: idOf('c') }, { id: idOf('b') }] });
    const matches = await ask(lines, { ...PARAMS, search: 'plazora velquin', retailer: 'Plazora DE', since: 'back' });
    expect(matches.answer.rows.map(({ id }) => id)).toEqual([idOf('d')]);
  });

  it('dates a verdict from the day on which the index came to its side of the band, and names who moved it there', async () => {
    const flipped = pageOf({ f: [[8, 10], [8, 10], null, [12, 10], [12, 10], [12, 10]] });
    const { ask } = await sharedValues(priceCompetition, [{ params: RANGE, body: flipped }], kind);
    const { answer } = await ask(lines, PARAMS);
    expect(answer.rows).toMatchObject([
      { strip: 'BB-AAA', since: '2026-03-04', is_new: false, mover: 'base', moved: expect.closeTo(0.5, 9) },
    ]);
    expect((await ask(summary, PARAMS)).answer.moved).toEqual({ ours: 1, theirs: 0, earlier: 0, unknown: 0 });
  });

  it('has a share on target by retailer and day', async () => {
    const { ask } = await account();
    const { answer } = await ask(retailers, PARAMS);
    expect(answer).toMatchObject([
      { retailer: 'Korbina DE', competitions: 2, judged: 2, on: 0, shares: [1, 1, null, 1 / 2, 1 / 2, 0] },
      { retailer: 'Plazora DE', competitions: 3, judged: 2, on: 1, shares: [1 / 3, 1 / 3, null, 1 / 3, 0, 1 / 2] },
    ]);
    expect(answer[0]?.average_index).toBeCloseTo((110 + 104.2) / 2, 9);
  });

  it('counts the values of each filter under the other filters', async () => {
    const { ask } = await account();
    const { answer } = await ask(facets, { ...PARAMS, retailer: 'Plazora DE', verdict: 'NEGATIVE' });
    expect(answer.retailer).toEqual([
      { value: 'Korbina DE', count: 1 },
      { value: 'Plazora DE', count: 1 },
    ]);
    expect(answer.verdict).toEqual([
      { value: 'NEGATIVE', count: 1 },
      { value: 'NO_DATA', count: 1 },
      { value: 'POSITIVE', count: 1 },
    ]);
    expect(answer.since).toEqual([{ value: 'away', count: 1 }]);
    const { answer: filteredTiles } = await ask(tiles, { ...PARAMS, retailer: 'Korbina DE' });
    expect(filteredTiles[0]).toMatchObject({ part: 0, whole: 2 });
  });

  it('shows all facts of a competition', async () => {
    const { ask } = await account();
    const { answer } = await ask(line, { ...PARAMS, id: idOf('b') });
    expect(answer).toMatchObject({
      base: { title: 'Velquin b', own: true, retailer: 'Korbina DE' },
      benchmark: { title: 'Fenwarra b', own: false },
      band: { min: 98, max: 102 },
      rule: { scale: 100, flipped: false },
      current: NOW,
    });
    expect(answer?.cells.map(({ bucket: day, index, base_price }) => [day, index, base_price])).toEqual(
      indices('b').map((index, at) => [addDays(FIRST, at), index, PRICES.b?.[at]?.[0] ?? null]),
    );
    expect((await ask(line, { ...PARAMS, id: 'nothing' })).answer).toBeNull();
  });

  it('checks the numbers of every bucket against their parts', async () => {
    const { ask } = await account();
    const { answer } = await ask(buckets, { ...PARAMS, search: 'agrees', limit: '0' });
    expect(answer.total).toBe(IDS.flatMap(indices).filter((index) => index !== null).length);
    const wrong = JSON.stringify({
      competitions: [1, 2, 3].map((number) =>
        competition({
          competition_id: idOf(String(number)),
          date_buckets: [
            bucket(
              NOW,
              row({
                index: number === 3 ? 90 : 110,
                verdict: 'POSITIVE',
                base: '11',
                benchmark: '10',
                depth: 20,
                baseList: '13.75',
              }),
            ),
          ],
        }),
      ),
    });
    const other = await sharedValues(priceCompetition, [{ params: { ...RANGE, start_date: NOW }, body: wrong }], kind);
    const { answer: rows } = await other.ask(buckets, { ...PARAMS, sort: 'index.asc' });
    expect(
      rows.rows.map((row) => [row.index, row.index_check, row.verdict_check, row.depth_check, row.base_depth]),
    ).toEqual([
      [90, 'differs', 'differs', 'agrees', 0.2],
      [110, 'agrees', 'differs', 'agrees', 0.2],
      [110, 'agrees', 'differs', 'agrees', 0.2],
    ]);
    expect(rows.rows[0]?.recomputed).toBeCloseTo(110, 9);
  });
});

describe.each(SERVICES)('changes on a page of $title', (kind) => {
  const account = () => sharedValues(priceCompetition, [{ params: RANGE, body }], kind);

  it('is split into parts that add up exactly, for any compared day', async () => {
    const { ask } = await account();
    const { answer } = await ask(changes, { ...PARAMS, against: '2026-03-02' });
    expect(answer.rows.map(({ id, difference }) => [id.at(-1), difference])).toEqual([
      ['d', -20],
      ['a', 10],
      ['b', 104.2 - 100],
      ['c', 0],
      ['e', null],
    ]);
    const a = answer.rows.find(({ id }) => id === idOf('a'));
    expect(a).toMatchObject({ was_index: 100, now_index: 110, difference: 10, from_benchmark: 0 });
    expect(a?.from_base).toBeCloseTo(10, 9);
    const b = answer.rows.find(({ id }) => id === idOf('b'));
    expect(b).toMatchObject({ from_base: 0, from_stock: null });
    expect(b?.from_benchmark).toBeCloseTo(4.2, 9);
    const { answer: opened } = await ask(changes, { ...PARAMS, against: '2026-03-02', id: idOf('b'), brand: 'none' });
    expect(opened.rows).toEqual([b]);
  });

  it('are differences of unrounded indices', async () => {
    const days = [100.04, 100.06].map((index) => row({ index, base: '10.00', benchmark: '10.00' }));
    const of = JSON.stringify({
      competitions: [
        competition({ date_buckets: days.map((day, index) => bucket(addDays('2026-03-05', index), day)) }),
      ],
    });
    const range = { ...RANGE, start_date: '2026-03-05' };
    const { ask } = await sharedValues(priceCompetition, [{ params: range, body: of }], kind);
    const { answer } = await ask(changes, { ...PARAMS, days: '2' });
    expect(answer.rows[0]?.difference).toBeCloseTo(0.02, 9);
  });

  it('has a part for offers that sold out, and no parts that do not add up', async () => {
    // In stock 112.8 to 127: the cheap offer of theirs sold out, ours went down, over all offers theirs went down further.
    const days = [
      row({
        index: 112.8,
        verdict: 'NEGATIVE',
        base: '11.28',
        benchmark: '10.00',
        baseAll: '11.28',
        benchmarkAll: '10.00',
      }),
      row({ index: 127, verdict: 'NEGATIVE', base: '9.90', benchmark: '7.79', baseAll: '9.90', benchmarkAll: '7.35' }),
    ];
    const of = JSON.stringify({
      competitions: [
        competition({ date_buckets: days.map((day, index) => bucket(addDays('2026-03-05', index), day)) }),
      ],
    });
    const { ask } = await sharedValues(
      priceCompetition,
      [{ params: { ...RANGE, start_date: '2026-03-05' }, body: of }],
      kind,
    );
    const { answer } = await ask(changes, { ...PARAMS, days: '2' });
    const [moved] = answer.rows;
    const parts = [moved?.from_base, moved?.from_benchmark, moved?.from_stock].map(Number);
    expect(moved?.difference).toBeCloseTo(14.2, 9);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(14.2, 9);
    // L = 14.2 / ln(127 / 112.8) = 119.77
    const mean = (127 - 112.8) / Math.log(127 / 112.8);
    expect(Math.abs((parts[0] ?? 0) - mean * Math.log(9.9 / 11.28))).toBeLessThan(0.11);
    expect(Math.abs((parts[1] ?? 0) - mean * Math.log(10 / 7.35))).toBeLessThan(0.11);
  });

  it('uses the indices of the service for whole periods', async () => {
    const whole = (index: number, base: string) =>
      JSON.stringify({
        competitions: [
          competition({
            competition_id: idOf('a'),
            date_buckets: [bucket(FIRST, row({ index, base, benchmark: '10.00' }))],
          }),
        ],
      });
    const wholeParams = { customer_page_id: 101, time_dimension: 'NONE' };
    const answers = [
      { params: RANGE, body },
      { params: { ...wholeParams, start_date: FIRST, end_date: NOW }, body: whole(105, '10.50') },
      { params: { ...wholeParams, start_date: '2026-02-23', end_date: '2026-02-28' }, body: whole(101, '10.10') },
    ];
    const { ask } = await sharedValues(priceCompetition, answers, kind);
    const { answer } = await ask(changes, { ...PARAMS, span: 'period' });
    expect(answer.rows).toMatchObject([{ id: idOf('a'), was_index: 101, now_index: 105, difference: 4, from_base: 4 }]);
    const behind = async (when: string) => {
      const { answer } = await ask(evidence, { ...PARAMS, id: idOf('a'), when });
      return JSON.parse(answer?.raw ?? 'null');
    };
    expect([await behind('was'), await behind('now')]).toMatchObject(
      [101, 105].map((rsp_index) => ({ standard: { rsp_index } })),
    );
    const { answer: none, coverage } = await ask(changes, { ...PARAMS, days: '5', span: 'period' });
    expect(none.total).toBe(0);
    expect(coverage.find(({ need }) => need === 'period_before')).toMatchObject({ states: '-', to: '2026-03-01' });
  });
});
