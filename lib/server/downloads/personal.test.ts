import { expect, it } from 'vitest';
import { withoutPersonal } from './personal';

async function read(...lines: string[][]) {
  async function* records() {
    yield* lines;
  }
  const { records: kept, leftOut, shifted } = await withoutPersonal(records());
  const all: string[][] = [];
  for await (const record of kept) all.push(record);
  return { all, leftOut, shifted: shifted() };
}

it('names of reviewers are left out of every line, whatever the order of the columns', async () => {
  expect(await read(['stars', 'Reviewer_Name', 'text'], ['5', 'Ana', 'good'])).toEqual({
    all: [
      ['stars', 'text'],
      ['5', 'good'],
    ],
    leftOut: ['Reviewer_Name'],
    shifted: 0,
  });
});

it('a line in which a name may stand under another column is left out, and counted', async () => {
  const lines = [
    ['Ana', 'good'],
    ['5', 'so', 'so', 'Ana', 'good'],
    ['4', 'Bo', 'fine'],
  ];
  expect(await read(['stars', 'reviewer_name', 'text'], ...lines)).toEqual({
    all: [
      ['stars', 'text'],
      ['4', 'fine'],
    ],
    leftOut: ['reviewer_name'],
    shifted: 2,
  });
});

it('nothing is left out where nothing is personal, and an empty file stays empty', async () => {
  expect(await read(['stars', 'reviewer_rank'], ['5', '1'], ['4'])).toEqual({
    all: [['stars', 'reviewer_rank'], ['5', '1'], ['4']],
    leftOut: [],
    shifted: 0,
  });
  expect(await read()).toEqual({ all: [], leftOut: [], shifted: 0 });
});
