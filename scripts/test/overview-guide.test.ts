import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SIGNAL_WORDS, type SignalWords } from '@/lib/metrics/signals.words';
import { BASELINE, INSTANCES } from '@/lib/metrics/thresholds';

const text = readFileSync('docs/guide/overview.md', 'utf8');

const { strip, flicker, gap, week, reference, ended } = INSTANCES;

/** How ages, openings and ends follow from the days on which a product or keyword is bad, for people. */
const AGE_WORDS = [
  { title: 'New', text: 'Opened on the day.' },
  { title: 'Going on', text: `Opened within the ${strip} days of the strip, and still bad.` },
  {
    title: 'Standing',
    text: `Opened before these ${strip} days, or bad when it was first known in the first ${week} collected days.`,
  },
  { title: 'Solved', text: `Good on its newest known day. Listed for ${ended} days.` },
  {
    title: 'On and off',
    text: `A bad day continues the old event if one of the last ${flicker + 1} known days was bad, within ${gap} days, or at least half of the known days of the ${week} days before. The event keeps its first day.`,
  },
  { title: 'First seen', text: `Opened without a known day in the ${week} days before.` },
  {
    title: 'Usually',
    text: `A fall is judged against the ${BASELINE.days} collected days before it opened, for at most ${reference} days.`,
  },
  {
    title: 'New level',
    text: `As bad as on its first day, for more than ${reference} days. It is no longer open, and it was not solved.`,
  },
];

it('describes each rule as it is evaluated, by descending weight', () => {
  const rows = Object.values<SignalWords>(SIGNAL_WORDS)
    .toSorted((a, b) => b.weight - a.weight || a.title.localeCompare(b.title))
    .map(({ title, condition, subject, weight }) => `| ${title} | ${condition} | ${subject} | ${weight} |`);
  expect(
    text
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2),
  ).toEqual(rows);
});

it('describes ages, flickers and references with their numbers', () => {
  const lines = AGE_WORDS.map(({ title, text }) => `- **${title}**: ${text}`);
  expect(text.split('\n').filter((line) => line.startsWith('- **'))).toEqual(lines);
});
