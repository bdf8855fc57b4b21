import { expect, it } from 'vitest';
import { createFormat } from './format';
import { limitWords } from './limit-words';

it.each([
  [{ calls: 60, seconds: 60, learned: false }, '60 calls a minute, as configured'],
  [{ calls: 1, seconds: 10, learned: false }, '1 call in 10 seconds, as configured'],
])('describes a limit of $calls calls in $seconds seconds', (limit, words) => {
  expect(limitWords(limit, createFormat('en'))).toBe(words);
});
