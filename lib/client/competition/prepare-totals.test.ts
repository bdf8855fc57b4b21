import { expect, it } from 'vitest';
import { preparePairs } from '@/lib/client/competition/prepare-pairs';
import { prepareTotals } from '@/lib/client/competition/prepare-totals';
import { competitionOf, SELLING } from '@/lib/client/competition/test-rows';

it('counts verdicts of the last bucket, and who left the band or came back since the one before', () => {
  const histories = [
    ['POSITIVE', 'NEGATIVE'],
    ['NEGATIVE', 'POSITIVE'],
    ['POSITIVE', null],
    ['POSITIVE', 'POSITIVE'],
    ['NEUTRAL', 'SUPERB'],
  ];
  const competitions = histories.map((verdicts) =>
    competitionOf({
      rows: verdicts.map((rsp_positivity) => ({
        rsp_positivity,
        rsp_index: rsp_positivity === null ? null : 100,
      })),
    }),
  );
  const totals = prepareTotals(preparePairs(competitions, SELLING).pairs);
  expect(totals.tones).toEqual({ on: 2, near: 0, off: 1, 'no-data': 1, unknown: 1 });
  expect([totals.pairs, totals.judged, totals.left, totals.back]).toEqual([5, 4, 1, 1]);
});
