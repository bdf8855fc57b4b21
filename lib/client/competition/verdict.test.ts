import { describe, expect, it } from 'vitest';
import { bandOf, distanceFrom, glyphOf, strengthOf, toneOf, verdictByBand } from '@/lib/client/competition/verdict';

const band = { min: 98, max: 102, margin: 5 };

describe('a verdict', () => {
  it.each([
    ['POSITIVE', 140, 'on'],
    ['NEGATIVE', 100, 'off'],
    ['NEUTRAL', 100, 'near'],
    ['SUPERB', 100, 'unknown'],
    [null, 100, 'unknown'],
    ['POSITIVE', null, 'no-data'],
    ['NO_DATA', null, 'no-data'],
  ] as const)('%s at %s is shown as %s: colour follows the word, never the number', (verdict, index, tone) =>
    expect(toneOf(verdict, index)).toBe(tone),
  );

  it.each([
    [98, 0, 'POSITIVE'],
    [102, 0, 'POSITIVE'],
    [102.1, 0.1, 'NEUTRAL'],
    [107, 5, 'NEUTRAL'],
    [107.1, 5.1, 'NEGATIVE'],
    [92.9, -5.1, 'NEGATIVE'],
  ] as const)('%s stands %s from the band, which alone would be %s', (index, distance, verdict) => {
    expect(distanceFrom(band, index)).toBe(distance);
    expect(verdictByBand(band, index)).toBe(verdict);
  });
});

it.each([
  ['on', 100, '●'],
  ['off', 110, '▲'],
  ['off', 90, '▼'],
  ['near', 104, '△'],
  ['near', 96, '▽'],
  ['off', 100, '◆'],
  ['unknown', 110, '?'],
  ['no-data', null, ''],
] as const)('the glyph of %s at %s is %s', (tone, index, glyph) => expect(glyphOf(tone, band, index)).toBe(glyph));

it('a cell fills up with the distance from the band', () => {
  expect([100, 109.5, 117, 200].map((index) => strengthOf(band, index))).toEqual([0, 0.5, 1, 1]);
  expect(strengthOf(null, 200)).toBe(0);
});

it('a band with an open edge is no band', () => {
  expect(bandOf({ target_min: 98, target_max: null, margin: 5 })).toBeNull();
  expect(bandOf({ target_min: 98, target_max: 102, margin: null })).toEqual({ min: 98, max: 102, margin: 0 });
});
