import { describe, expect, it } from 'vitest';
import { type FileChoiceInput, fileChoice, filesOf, isChosenColumn, packagingOf, toSpans } from './file-choice';

const span = (from: string, to = from, hours = [5]) => ({ from, to, hours });
const choice = (input: Partial<FileChoiceInput>) =>
  fileChoice.parse({ format: 'xlsx', tables: [{ dataset: 'price', spans: [span('2026-11-15')] }], ...input });

describe('spans', () => {
  const files = [
    { dataset: 'price', date: '2026-10-31', hour: 5 },
    { dataset: 'price', date: '2026-11-01', hour: 5 },
    { dataset: 'price', date: '2026-11-02', hour: 5 },
    { dataset: 'price', date: '2026-11-02', hour: 7 },
    { dataset: 'price', date: '2026-11-04', hour: 7 },
  ];

  it('join consecutive days with the same hours', () => {
    expect(toSpans(files.toReversed())).toEqual([
      span('2026-10-31', '2026-11-01'),
      span('2026-11-02', '2026-11-02', [5, 7]),
      span('2026-11-04', '2026-11-04', [7]),
    ]);
  });

  it('return their files in order and without duplicates', () => {
    const spans = [...toSpans(files), span('2026-11-01', '2026-11-02')];
    expect(filesOf({ dataset: 'price', spans })).toEqual(files);
  });
});

describe('a column', () => {
  const [table] = choice({ tables: [{ dataset: 'review', spans: [span('2026-11-15')] }] }).tables;
  const isChosen = (columns: string[], reviewers: 'left-out' | 'included', name: string) =>
    table && isChosenColumn({ ...table, columns }, reviewers, name);

  it.each(['reviewer_name', 'Reviewer_Name', ' reviewer name', 'ＲＥＶＩＥＷＥＲ_name'])(
    'with names of reviewers, %j, is omitted unless it is listed or included',
    (name) => {
      expect(isChosen([], 'left-out', name)).toBe(false);
      expect(isChosen([], 'included', name)).toBe(true);
      expect(isChosen([name], 'left-out', name)).toBe(true);
      expect(isChosen(['brand'], 'included', name)).toBe(false);
    },
  );

  it('with another name is chosen', () => expect(isChosen([], 'left-out', 'reviewer_rank')).toBe(true));
});

describe('the packaging', () => {
  const days = { dataset: 'price', spans: [span('2026-11-15', '2026-11-16')] };
  const reviews = { dataset: 'review', spans: [span('2026-11-15')] };
  it.each<[string, Partial<FileChoiceInput>, ReturnType<typeof packagingOf>]>([
    ['one raw csv', { format: 'csv' }, 'raw'],
    ['several raw csv files', { format: 'csv', tables: [days] }, 'zip'],
    ['one ndjson', { format: 'ndjson' }, 'raw'],
    ['one ndjson without names', { format: 'ndjson', tables: [reviews] }, 'file'],
    ['one ndjson with names', { format: 'ndjson', tables: [reviews], reviewers: 'included' }, 'raw'],
    ['several days as ndjson', { format: 'ndjson', tables: [days] }, 'file'],
    ['several days as csv for Excel', { format: 'excel-csv', tables: [days] }, 'file'],
    ['several datasets as csv for Excel', { format: 'excel-csv', tables: [days, reviews] }, 'zip'],
    ['several datasets as a workbook', { tables: [days, reviews] }, 'file'],
  ])('of %s', (_, input, packaging) => expect(packagingOf(choice(input))).toBe(packaging));
});
