import { expect, it } from 'vitest';
import { createPickColumns } from './pick-columns';

it('picks columns by name, in their own order', () => {
  const pick = createPickColumns(['a', 'b', 'a'], ['b', 'a', 'missing', 'a']);
  expect(pick(['1', '2', '3'])).toEqual(['2', '1', undefined, '3']);
});

it('leaves out a record with other columns than the header if a name is hidden', () => {
  const header = ['stars', 'Reviewer_Name', 'text'];
  const pick = createPickColumns(header, ['stars', 'text']);
  expect(pick(['5', 'Ana', 'good'])).toEqual(['5', 'good']);
  expect(pick(['5', 'so', 'Ana', 'good'])).toBeNull();
  expect(pick(['Ana', 'good'])).toBeNull();
  expect(createPickColumns(header, header)(['5', 'Ana'])).toEqual(['5', 'Ana', undefined]);
});

it('keeps records of other lengths if no column is hidden', () => {
  expect(createPickColumns(['stars', 'text'], ['text'])(['4'])).toEqual([undefined]);
});
