import { describe, expect, it } from 'vitest';
import { and, compile, identifier, join, param, raw, sql } from './sql';

describe('a statement', () => {
  it('numbers its parameters in the order of the text', () => {
    const where = sql`day = ${param('2026-01-31', 'Date')}`;
    expect(compile(sql`SELECT ${param(1, 'UInt8')} FROM today WHERE ${where}`)).toEqual({
      text: 'SELECT {p0:UInt8} FROM today WHERE day = {p1:Date}',
      params: { p0: 1, p1: '2026-01-31' },
    });
  });

  it('binds equal values of a type once', () => {
    const brands = () => param(['A', 'B'], 'Array(String)');
    expect(compile(sql`${brands()} ${brands()} ${param('A', 'String')} ${param('A', 'Date')}`)).toEqual({
      text: '{p0:Array(String)} {p0:Array(String)} {p1:String} {p2:Date}',
      params: { p0: ['A', 'B'], p1: 'A', p2: 'A' },
    });
  });

  it('keeps large integers as bigint', () => {
    expect(compile(sql`${param(1n, 'UInt64')} ${param(1, 'UInt64')}`).params).toEqual({ p0: 1n, p1: 1 });
  });

  it('never holds a value in its text', () => {
    const { text } = compile(sql`SELECT ${param("'; DROP TABLE scores", 'String')}`);
    expect(text).toBe('SELECT {p0:String}');
  });
});

describe('conditions', () => {
  it('leave out those that do not apply', () => {
    expect(compile(and(sql`a`, false, null, undefined, sql`b OR c`)).text).toBe('(a) AND (b OR c)');
  });

  it('are true where none applies', () => {
    expect(compile(and(false)).text).toBe('true');
  });
});

it('a list is joined by its separator', () => {
  expect(compile(join([raw('a'), sql`${param(1, 'UInt8')}`, raw('c')])).text).toBe('a, {p0:UInt8}, c');
});

it('a name with other characters is refused', () => {
  expect(compile(identifier('own_share')).text).toBe('`own_share`');
  expect(() => identifier('a` FROM b')).toThrow('is not a name');
});
