import { describe, expect, it } from 'vitest';
import { earlierCells } from '@/components/overview/competition-cells';
import { findBandChanges } from '@/components/overview/find-band-changes';
import { preparePairs } from '@/lib/client/competition/prepare-pairs';
import { competitionOf, SELLING } from '@/lib/client/competition/test-rows';
import { createFormat } from '@/lib/client/format';

type Row = Record<string, unknown>;

const ON = { rsp_index: 100, rsp_positivity: 'POSITIVE' };
const DEAR = { rsp_index: 109, rsp_positivity: 'NEGATIVE' };
const NEAR = { rsp_index: 104, rsp_positivity: 'NEUTRAL' };
const NONE = { rsp_index: null, rsp_positivity: 'NO_DATA' };
const SAID = { format: createFormat('en'), page: { id: 101, name: '' }, isPower: () => null };
const PERIOD = { start_date: '2026-06-01', end_date: '2026-06-03' };

const pairsOf = (rows: Row[], given: Parameters<typeof competitionOf>[0] = {}) =>
  preparePairs([competitionOf({ ...given, rows })], SELLING).pairs;

/** Rows stand for 1 June and the days after it; 3 June is shown. */
function found(rows: Row[], { against = '2026-06-02', further = null as Row[] | null, given = {} } = {}) {
  const pairs = pairsOf(rows, given);
  const earlier = earlierCells(pairs, against, further && pairsOf(further));
  return findBandChanges(pairs, { ...SAID, day: '2026-06-03', against, earlier, period: PERIOD });
}

describe('a price in its target band', () => {
  it.each<[string, Row[], boolean[]]>([
    ['left it', [ON, ON, DEAR], [true]],
    ['left it, though it is near', [ON, ON, NEAR], [true]],
    ['came back', [ON, DEAR, ON], [false]],
    ['kept it', [DEAR, ON, ON], []],
    ['was outside and still is', [ON, NEAR, DEAR], []],
    ['has no index now', [DEAR, DEAR, NONE], []],
    ['had none before', [ON, NONE, DEAR], []],
  ])('%s', (_, rows, worse) => expect(found(rows).map((finding) => finding.worse)).toEqual(worse));

  it('is compared with the day that was chosen', () => {
    expect(found([ON, DEAR, DEAR], { against: '2026-06-01' })).toMatchObject([
      { worse: true, before: '● 100.0', now: '▲ 109.0, target 98.0–102.0' },
    ]);
  });

  it('is compared with a day before the period where that day was asked for', () => {
    const [change] = found([DEAR, DEAR, DEAR], { against: '2026-06-02', further: [DEAR, ON] });
    expect(change).toMatchObject({ worse: true, before: '● 100.0' });
    expect(change?.rowHref).not.toContain('since');
  });

  it('says of which day it is where the newest day has none of its own', () => {
    const [change] = found([ON, DEAR]);
    expect(change).toMatchObject({ before: '● 100.0 on 1 Jun', now: expect.stringContaining('109.0 on 2 Jun') });
    expect(change?.rowHref).toContain('since=left');
  });

  it('is told of ours alone, or of nobody known', () => {
    const its = (is_customer_brand: boolean | null) => ({ base: { product: { is_customer_brand } } });
    expect(found([ON, ON, DEAR], { given: its(false) })).toEqual([]);
    expect(found([ON, ON, DEAR], { given: its(null) })).toHaveLength(1);
  });
});
