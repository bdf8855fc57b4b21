import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixture';

const CHUNKS = '.next/static/chunks';
const SQL = /\bSELECT\s|\bGROUP BY\b|\b(argMaxIf|countIf|arrayJoin|uniqExact)\(/;

test('ships no SQL to the browser', () => {
  const scripts = readdirSync(CHUNKS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((name) => SQL.test(readFileSync(join(CHUNKS, name), 'utf8')))).toEqual([]);
});
