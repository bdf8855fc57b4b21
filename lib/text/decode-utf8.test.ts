import { describe, expect, it } from 'vitest';
import { decodeUtf8, wideEncoding } from './decode-utf8.mjs';

const TEXT = '{"name":"Käse 😀"}';

/** Encodes a text with four bytes for each character. */
function utf32(text: string, isBigEndian: boolean): Buffer {
  const bytes = Buffer.alloc([...text].length * 4);
  for (const [index, character] of [...text].entries())
    bytes[isBigEndian ? 'writeUInt32BE' : 'writeUInt32LE'](character.codePointAt(0) ?? 0, index * 4);
  return bytes;
}

describe('UTF-8 text', () => {
  it.each(['', '\ufeff', '\ufeff\ufeff'])('is decoded without %j before it', (mark) => {
    expect(decodeUtf8(Buffer.from(mark + TEXT))).toBe(TEXT);
  });

  it.each(['', '\ufeff', '7', ' \n', 'é'])('may be as short as %j', (text) => {
    expect(decodeUtf8(Buffer.from(text))).toBe(text.replace('\ufeff', ''));
  });

  it('keeps a byte order mark inside', () => expect(decodeUtf8(Buffer.from('a\ufeffb'))).toBe('a\ufeffb'));

  it('has U+FFFD for invalid bytes', () => expect(decodeUtf8(Buffer.from([0x61, 0xff]))).toBe('a�'));
});

describe('text in another encoding', () => {
  const little = (text: string) => Buffer.from(text, 'utf16le');
  it.each([
    ['UTF-16', 'with a byte order mark', little(`\ufeff${TEXT}`)],
    ['UTF-16', 'without one', little(TEXT)],
    ['UTF-16', 'of one character', little('7')],
    ['UTF-16', 'with a byte order mark, big-endian', little(`\ufeff${TEXT}`).swap16()],
    ['UTF-16', 'without one, big-endian', little(TEXT).swap16()],
    ['UTF-16', 'of Arabic letters with a byte order mark', little('\ufeffمعجون')],
    ['UTF-32', 'with a byte order mark', utf32(`\ufeff${TEXT}`, false)],
    ['UTF-32', 'without one', utf32(TEXT, false)],
    ['UTF-32', 'with a byte order mark, big-endian', utf32(`\ufeff${TEXT}`, true)],
    ['UTF-32', 'without one, big-endian', utf32(TEXT, true)],
  ])('is refused as %s: %s', (encoding, _, bytes) => {
    expect(wideEncoding(bytes)).toBe(encoding);
    expect(() => decodeUtf8(bytes)).toThrow(`is ${encoding} text. Save it as UTF-8.`);
  });
});
