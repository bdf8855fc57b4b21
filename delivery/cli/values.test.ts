import { describe, expect, it } from 'vitest';
import { parseName, parsePort, parseRate, parseUrl } from './values';

describe('values of the command line', () => {
  it('are read', () => {
    expect([parseRate('60/min'), parseRate('5')]).toEqual([60, 5]);
    expect([parsePort('0'), parsePort('65535')]).toEqual([0, 65_535]);
    expect(parseUrl('https://data.example.com/api/')).toBe('https://data.example.com/api');
    expect(parseName(' Müller & Co. ')).toBe('Müller & Co.');
  });

  it.each(['0', '0/min', '60/s', '-1', '1.5', '', 'many'])('refuse the rate %j', (text) => {
    expect(() => parseRate(text)).toThrow('such as 60/min');
  });

  it.each(['', '-1', '65536', '80.5', 'http'])('refuse the port %j', (text) => {
    expect(() => parsePort(text)).toThrow('A port is a number');
  });

  it.each(['data.example.com', 'ftp://data.example.com', ''])('refuse the address %j', (text) => {
    expect(() => parseUrl(text)).toThrow('https://');
  });

  it.each(['', ' ', '-x', 'a\nb', '\u001b[31mred', 'x'.repeat(81)])('refuse the name %j', (text) => {
    expect(() => parseName(text)).toThrow('A name has');
  });
});
