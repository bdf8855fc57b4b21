import { describe, expect, it } from 'vitest';
import { preparePairs } from '@/lib/client/competition/prepare-pairs';
import { competitionOf, SELLING } from '@/lib/client/competition/test-rows';

function row(index: number | null, base: string, benchmark: string, more: Record<string, unknown> = {}) {
  return {
    standard: {
      rsp_index: index,
      rsp_positivity: index === null ? 'NO_DATA' : 'NEGATIVE',
      base: { rsp_value: base, status: 'AVAILABLE' },
      benchmark: { rsp_value: benchmark, status: 'AVAILABLE' },
      ...more,
    },
  };
}

function cellsOf(...rows: Record<string, unknown>[]) {
  return preparePairs([competitionOf({ rows })], SELLING).pairs[0]?.cells ?? [];
}

describe('a bucket is checked against its own parts', () => {
  it('index: the one that does not follow from its prices differs', () => {
    const cells = cellsOf(row(125, '2.5', '2'), row(130, '2.6', '2'), row(90, '2.6', '2'), row(null, '', '2'));
    expect(cells.map(({ checks }) => checks.index)).toEqual(['agrees', 'agrees', 'differs', null]);
  });

  it.each([
    ['in per cent', '2.4', '3', 20, 'agrees'],
    ['as a share', '2.4', '3', 0.2, 'agrees'],
    ['that is wrong', '2.4', '3', 25, 'differs'],
    ['without a list price', '2.4', '', 20, null],
  ])('a depth %s', (_, rsp_value, rrp_value, rsp_depth_of_promotion, expected) => {
    const [cell] = cellsOf(row(120, '', '2', { rsp_depth_of_promotion, base: { rsp_value, rrp_value } }));
    expect(cell?.checks.depth).toBe(expected);
  });

  it.each([
    ['NEGATIVE', 125, 'agrees'],
    ['POSITIVE', 125, 'differs'],
    ['NEUTRAL', 105, 'agrees'],
    ['SUPERB', 125, null],
  ])('the verdict %s at %s', (rsp_positivity, index, expected) => {
    const [cell] = cellsOf(row(index, String(index / 50), '2', { rsp_positivity }));
    expect(cell?.checks.verdict).toBe(expected);
  });
});

describe('what a service may leave out', () => {
  it('without blocks the plain fields are read', () => {
    const [cell] = cellsOf({ base: 2.5, benchmark: 2, index: 125, positivity: 'NEGATIVE' });
    expect([cell?.index, cell?.base.rsp, cell?.verdict, cell?.checks.index]).toEqual([125, 2.5, 'NEGATIVE', 'agrees']);
  });

  it('an empty bucket has no data, and its neighbour stays the latest', () => {
    const given = competitionOf({ rows: [row(125, '2.5', '2'), {}] });
    const emptied = { ...given, date_buckets: given.date_buckets.map((one, at) => (at ? { ...one, data: [] } : one)) };
    const [pair] = preparePairs([emptied, given], SELLING).pairs;
    expect(pair?.cells.map(({ tone }) => tone)).toEqual(['off', 'no-data']);
    expect(pair?.latest?.start_date).toBe('2026-06-01');
  });

  it('a day that nobody has collected yet is not the newest: it judges nobody', () => {
    const waiting = competitionOf({
      rows: [row(100, '2', '2'), row(125, '2.5', '2', { rsp_positivity: 'NEGATIVE' }), {}],
    });
    const missing = competitionOf({ rows: [row(100, '2', '2'), {}, {}] });
    const [one, other] = preparePairs([waiting, missing], SELLING).pairs;
    expect([one?.last?.start_date, one?.before?.start_date]).toEqual(['2026-06-02', '2026-06-01']);
    expect([one?.words.verdict, other?.words.verdict]).toEqual([['NEGATIVE'], ['NO_DATA']]);
    expect(preparePairs([competitionOf({ rows: [{}, {}] })], SELLING).pairs[0]?.last?.start_date).toBe('2026-06-02');
  });

  it('a price that cannot be read is kept as it came', () => {
    const [cell] = cellsOf(row(125, 'EUR 2,50', '2'));
    expect([cell?.base.rsp, cell?.base.unread]).toEqual([null, ['EUR 2,50']]);
  });

  it('sides without names, ids and products still stand', () => {
    const nameless = competitionOf({ competition_id: null, base: { name: null, product: null } });
    const [pair] = preparePairs([nameless], SELLING).pairs;
    expect([pair?.id, pair?.baseName, pair?.words.own]).toEqual(['place-1', 'Base 1', ['-']]);
  });
});

it('a bucket that one competition lacks is without data there, and no other bucket takes its place', () => {
  const whole = competitionOf({ rows: [row(110, '2.2', '2'), row(120, '2.4', '2'), row(130, '2.6', '2')] });
  const [first, , last] = whole.date_buckets;
  const gappy = { ...whole, competition_id: null, date_buckets: last && first ? [last, first] : [] };
  const { pairs } = preparePairs([{ ...whole, date_buckets: [] }, gappy, whole], SELLING);
  expect(pairs.map(({ cells }) => cells.map(({ index }) => index))).toEqual([
    [null, null, null],
    [110, null, 130],
    [110, 120, 130],
  ]);
});
