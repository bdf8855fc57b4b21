import { expect, it } from 'vitest';
import { replaceInvalidXml } from './xml-characters';

it.each(['\u0000', '\u0008', '\u000b', '\u000c', '\u001b', '\u001f', '\ufffe', '\uffff', '\ud800', '\udc00'])(
  'replaces %j, which XML does not allow',
  (character) => {
    expect(replaceInvalidXml(`Line${character}break`)).toBe('Line\ufffdbreak');
  },
);

it('leaves tabs, line breaks, C1 controls, emoji and all other characters', () => {
  const text = 'a\tb\r\n\u007f\u0085ü漢🧴\u2028\ue000\ufffd';
  expect(replaceInvalidXml(text)).toBe(text);
});
