import { expect, it } from 'vitest';
import { dayWords, rhythmWords } from '@/components/downloads/day-words';
import { dayWith } from '@/components/downloads/test-files';
import { createFormat } from '@/lib/client/format/format';

const format = createFormat('en-GB');

it.each([
  ['1 file: 1 collected', dayWith({ 5: 'c' })],
  ['3 files: 1 collected, 1 available, 1 light, 1 missing', dayWith({ 5: 'c', 6: 'a', 7: 'l', 8: 'm' })],
  ['expected 05:00, not checked', dayWith({ 5: 'e' }, '?')],
  ['expected 05:00, 17:00 and 18:00, not checked', dayWith({ 5: 'e', 17: 'e', 18: 'e' })],
  ['expected at 24 hours, not checked', dayWith({}, 'e')],
  ['1 file: 1 collected, expected 17:00, not due yet', dayWith({ 5: 'c', 17: 'w' })],
  ['1 missing', dayWith({ 5: 'm' })],
  ['no file', dayWith({})],
  ['not checked', dayWith({}, '?')],
])('describes a day: %s', (words, hours) => {
  expect(dayWords(hours, format)).toBe(words);
});

it.each([
  ['', []],
  ['05:00', [{ hour: 5, weekdays: [0, 1, 2, 3, 4, 5, 6] }]],
  ['weekly 05:00', [{ hour: 5, weekdays: [1] }]],
  ['2 a day', [5, 15].map((hour) => ({ hour, weekdays: [0, 1, 2, 3, 4, 5, 6] }))],
  [
    '1–2 a day',
    [
      { hour: 5, weekdays: [0, 1, 2, 3, 4, 5, 6] },
      { hour: 15, weekdays: [2, 5] },
    ],
  ],
  ['0–2 a day', [5, 15].map((hour) => ({ hour, weekdays: [1] }))],
])('describes the expected hours as “%s”', (words, expected) => {
  expect(rhythmWords(expected)).toBe(words);
});
