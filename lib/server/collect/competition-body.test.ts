import { expect, it } from 'vitest';
import { competitionBody } from './competition-body';

const ID = '0b3f1a52-0000-4000-8000-000000000001';
const bucket = (day: string, base: string) => `{"start_date":"${day}","end_date":"${day}","data":[{"base":${base}}]}`;
const body = (...competitions: string[]) => `{"competitions": [${competitions.join(', ')}]}`;
const competition = (id: string | null, name: string, ...buckets: string[]) =>
  `{"competition_id":${JSON.stringify(id)},"base":{"name":"${name}"},"date_buckets":[${buckets.join()}]}`;

it('takes the days of a range from an answer that has more, with its numbers as they are written', () => {
  const all = body(competition(ID, 'Soap', bucket('2026-03-01', '2.50'), bucket('2026-03-02', '1e2')));
  const days = new Set(['2026-03-02']);
  expect(competitionBody([{ body: all, days }])).toBe(
    `{"competitions":[${competition(ID, 'Soap', bucket('2026-03-02', '1e2'))}]}`,
  );
});

it('takes days that are written as instants', () => {
  const instant = bucket('2026-03-31T00:00:00Z', '2.50');
  expect(competitionBody([{ body: body(competition(ID, 'Soap', instant)), days: new Set(['2026-03-31']) }])).toBe(
    `{"competitions":[${competition(ID, 'Soap', instant)}]}`,
  );
});

it.each(['{}', '{"competitions":null}'])('is without competitions if the answer is %s', (empty) => {
  expect(competitionBody([{ body: empty, days: new Set(['2026-03-31']) }])).toBe('{"competitions":[]}');
});

it('unites the days of several answers, with the sides of the newest, and competitions that only older ones have', () => {
  const newer = body(competition(ID, 'Soap bar', bucket('2026-03-02', '3')));
  const older = body(
    competition(ID, 'Soap', bucket('2026-03-01', '2'), bucket('2026-03-02', '2')),
    competition(null, 'Foam', bucket('2026-03-01', '4')),
  );
  const merged = competitionBody([
    { body: newer, days: new Set(['2026-03-02']) },
    { body: older, days: new Set(['2026-03-01']) },
  ]);
  expect(merged).toBe(
    body(
      competition(ID, 'Soap bar', bucket('2026-03-01', '2'), bucket('2026-03-02', '3')),
      competition(null, 'Foam', bucket('2026-03-01', '4')),
    )
      .replaceAll(': [', ':[')
      .replaceAll('}, {', '},{'),
  );
});
