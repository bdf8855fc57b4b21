import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AGE_WORDS } from '@/lib/metrics/ages.words';
import { SIGNAL_WORDS, type SignalWords } from '@/lib/metrics/signals.words';

const text = readFileSync('docs/guide/overview.md', 'utf8');

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
