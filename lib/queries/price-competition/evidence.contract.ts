import { expect, it } from 'vitest';
import { priceCompetition } from '@/lib/contract/price-competition';
import { ownValues } from '@/lib/server/testing/collected';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { evidence } from './line';
import { bucket, competition, row } from './test-answers';
import { idOf } from './test-page';

ownDatabase();

it('reads the answer of the day only, whose age is that of the row', async () => {
  const DAYS = ['2026-03-01', '2026-03-02'] as const;
  const answerOf = (page: number, day: string) => ({
    params: { customer_page_id: page, start_date: day, end_date: day },
    body: JSON.stringify({
      competitions: [
        competition({ competition_id: idOf(String(page % 10)), date_buckets: [bucket(day, row({ index: 100 }))] }),
      ],
    }),
  });
  const answers = DAYS.flatMap((day) => [answerOf(101, day), answerOf(102, day)]);
  const { ask } = await ownValues(priceCompetition, answers);
  const params = { page: ['101', '102'], date: DAYS[1], days: '2', id: idOf('2'), bucket: DAYS[0] };
  const { answer, provenance } = await ask(evidence, params);
  expect(answer?.page).toBe(102);
  expect(provenance.map(({ params, from, to }) => [params.customer_page_id, from, to])).toEqual([
    ['101', DAYS[0], DAYS[0]],
    ['102', DAYS[0], DAYS[0]],
  ]);
});
