import { expect, it } from 'vitest';
import { DAY, daysBefore, file, knownFiles, noFile } from '@/lib/queries/downloads/test-files';
import { fileProblems } from './file-problems';

const NOW = new Date(`${DAY}T23:00:00Z`);
const [YESTERDAY = '', ...EARLIER] = daysBefore(20);

function reader(files: ReturnType<typeof file>[]) {
  return { now: NOW, newest: async () => [], between: async () => knownFiles(files) };
}

it('counts the missing files, and names the newest one', async () => {
  const files = [...EARLIER.map((date) => file(date, 5)), noFile(YESTERDAY, 5), noFile(DAY, 5)];
  const problems = await fileProblems(reader(files), { date: DAY, days: 14 });
  expect(problems).toEqual([{ state: 'missing', files: 2, newest: { dataset: 'rating', day: DAY, hour: 5 } }]);
});

it('has nothing if all files are there', async () => {
  const files = [...EARLIER, YESTERDAY, DAY].map((date) => file(date, 5));
  expect(await fileProblems(reader(files), { date: DAY, days: 14 })).toEqual([]);
});
