import { describe, expect, it } from 'vitest';
import { shownName, shownValue } from './shown-text';

describe('shownName', () => {
  it.each([
    ['brand\u200b', 'brand<U+200B>'],
    ['\ufeffbrand', '"<U+FEFF>brand"'],
    ['product\u00a0id', 'product<U+00A0>id'],
    ['a\u202eb\u00ad', 'a<U+202E>b<U+00AD>'],
    ['\u3164', '<U+3164>'],
    ['\ud800', '<U+D800>'],
    ['a\u001b[31m\tb', 'a<U+001B>[31m<U+0009>b'],
    [' brand', '" brand"'],
    ['', '(no name)'],
    ['Größe in cm 東京 👍', 'Größe in cm 東京 👍'],
  ])('shows %j as %s', (name, expected) => {
    expect(shownName(name)).toBe(expected);
  });
});

describe('shownValue', () => {
  it('shows invisible characters by their code and keeps tabs and line breaks', () => {
    expect(shownValue('"3.99\u00a0"\t"a\nb\u200d"\u001b')).toBe('"3.99<U+00A0>"\t"a\nb<U+200D>"<U+001B>');
  });
});
