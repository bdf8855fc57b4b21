import { describe, expect, it } from 'vitest';
import { and, columnsOf, compile, identifier, join, param, raw, rowsNamed, sql } from './sql';

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

describe('rows', () => {
  const c = columnsOf('offers', ['price', 'brand', 'day']);
  const offers = rowsNamed('offers', (names) => sql`(SELECT ${join(names.map(identifier))} FROM table)`);

  it('have the columns that the statement names, each once', () => {
    const cheap = sql`${c.price} < ${param(5, 'UInt8')}`;
    expect(compile(sql`SELECT ${c.brand} FROM (SELECT * FROM ${offers} WHERE ${cheap} AND ${c.brand} != '')`)).toEqual({
      text: "SELECT `brand` FROM (SELECT * FROM (SELECT `brand`, `price` FROM table) WHERE `price` < {p0:UInt8} AND `brand` != '')",
      params: { p0: 5 },
    });
  });

  it('do not have columns of other rows', () => {
    const other = columnsOf('scores', ['day']);
    expect(compile(sql`SELECT ${c.price}, ${other.day} FROM ${offers}`).text).toBe(
      'SELECT `price`, `day` FROM (SELECT `price` FROM table)',
    );
  });

  it('may be made of other rows, with the columns that their SELECT names', () => {
    const daily = rowsNamed('daily', () => sql`(SELECT max(${c.price}) AS price FROM ${offers} GROUP BY ${c.day})`);
    expect(compile(sql`SELECT ${columnsOf('daily', ['price']).price} FROM ${daily}`).text).toBe(
      'SELECT `price` FROM (SELECT max(`price`) AS price FROM (SELECT `day`, `price` FROM table) GROUP BY `day`)',
    );
  });
});

describe('columns of a tuple', () => {
  it('are named with the tuple, in the statement and for its rows', () => {
    const newest = columnsOf('histories', ['price', 'brand'], 'newest');
    const histories = rowsNamed('histories', (names) => sql`(SELECT ${raw(`'${names.join()}'`)} FROM table)`);
    expect(compile(sql`SELECT ${newest.price} FROM ${histories} WHERE ${newest.brand} != ''`).text).toBe(
      "SELECT `newest`.`price` FROM (SELECT 'newest.brand,newest.price' FROM table) WHERE `newest`.`brand` != ''",
    );
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
