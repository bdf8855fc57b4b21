import { expect, test } from 'vitest';
import { shelfState } from '@/components/shelf/panel-states';
import type { Question } from '@/components/shelf/place';
import { prepareCounts } from '@/components/shelf/prepare-counts';
import type { ScoreItem } from '@/components/shelf/prepare-sources';
import { answer } from '@/components/shelf/test-shelf';
import { createFormat } from '@/lib/client/format';
import { at, item } from '@/lib/client/visibility/test-items';

const question: Question = {
  visibility_type: 'SEARCH',
  visibility_source_id: 1,
  retailer_code: 'markt_de',
  date: '2026-06-30',
  first_n_products: 20,
  position_type: 'SPONSORED',
};
const empty = { own_product_count: 0, total_product_count: 0, score: null };

/** What stands where the shelf of the question has no places, by the scores of its day. */
function said(scores: readonly ScoreItem[], name: string | null = 'soap') {
  const data = {
    question,
    answer: answer([], { visibility_source_name: name }),
    places: [],
    counts: prepareCounts([]),
  };
  return shelfState(
    { kind: 'content', data },
    {
      scores: { kind: 'content', data: null },
      scoresOf: () => scores,
      asked: true,
      passing: 0,
      date: question.date,
      format: createFormat('en-GB'),
      clearFilters: () => undefined,
      showDayBefore: () => undefined,
    },
  );
}

test('a shelf that the scores hold with 0 places was collected, and has none of the kind', () => {
  expect(said([item({}, at(empty))])).toMatchObject({
    reason: 'none-of-kind',
    text: expect.stringMatching(/at markt_de was collected for .*; it has no sponsored place\.$/),
  });
});

test.each([
  ['the scores are not known', []],
  ['another retailer has none', [item({}, at({ ...empty, retailer_code: 'other_de' }))]],
  ['another source has none', [item({ visibility_source_id: 2 }, at(empty))]],
  ['the scores do not say how many there are', [item({}, at({ ...empty, total_product_count: null }))]],
])('nothing is claimed where %s', (_, scores) => {
  expect(said(scores)).toMatchObject({
    reason: 'not-published',
    text: expect.stringContaining('not collected, or there were none'),
  });
});

test('a number that the service does not know is said to be that', () => {
  expect(said([], null)).toMatchObject({ text: 'The service knows no keyword number 1. Choose another one.' });
});
