import { expect, it } from 'vitest';
import { fold, hasWords, searchWords } from './fold';

it('is idempotent for every letter', () => {
  const letters = Array.from({ length: 0x2_ffff }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
    /\p{L}/u.test(letter),
  );
  expect(letters.filter((letter) => fold(fold(letter)) !== fold(letter))).toEqual([]);
});

it('splits a search into words and keeps quoted words together', () => {
  expect(searchWords('  "Crème Brûlée"  Łódź\u00a0soap ')).toEqual(['creme brulee', 'lodz', 'soap']);
  expect(searchWords('')).toEqual([]);
});

it('finds a text that contains all words in any order', () => {
  expect(hasWords('Halvéo Crème 500 ml', searchWords('CREME halveo'))).toBe(true);
  expect(hasWords('Halvéo Crème 500 ml', searchWords('halveo soap'))).toBe(false);
  expect(hasWords('anything', searchWords(''))).toBe(true);
});
