import { expect, it } from 'vitest';
import { withoutPersonal } from './personal';

async function read(...lines: string[][]) {
  async function* records() {
    yield* lines;
  }
  const { records: kept, leftOut } = await withoutPersonal(records());
  const all: string[][] = [];
  for await (const record of kept) all.push(record);
  return { all, leftOut };
}

it('names of reviewers are left out of every line, whatever the order of the columns', async () => {
  expect(await read(['stars', 'Reviewer_Name', 'text'], ['5', 'Ana', 'good'], ['1', 'Bo'])).toEqual({
    all: [['stars', 'text'], ['5', 'good'], ['1']],
    leftOut: ['Reviewer_Name'],
  });
});

it('nothing is left out where nothing is personal, and an empty file stays empty', async () => {
  expect(await read(['stars', 'reviewer_rank'], ['5', '1'])).toEqual({
    all: [
      ['stars', 'reviewer_rank'],
      ['5', '1'],
    ],
    leftOut: [],
  });
  expect(await read()).toEqual({ all: [], leftOut: [] });
});
