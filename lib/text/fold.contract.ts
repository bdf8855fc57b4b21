import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '@/lib/clickhouse/client';
import { database } from '@/lib/server/base/database';
import { fold } from './fold';
import { foldSql } from './fold-sql';

let db: Database;

beforeAll(async () => {
  db = await database();
});

const EQUAL_TEXTS: [string, ...string[]][] = [
  ['halveo', 'Halvéo', 'HALVÉO', 'Halve\u0301o'],
  ['poleczka', 'Półeczka', 'PÓŁECZKA'],
  ['istanbul', 'İstanbul', 'ISTANBUL', 'ıstanbul', 'I\u0307stanbul'],
  ['celik', 'ÇELİK', 'çelik', 'C\u0327elik'],
  ['strasse', 'Straße', 'STRAẞE', 'STRASSE'],
  ['oeuvre', 'Œuvre', 'œuvre'],
  ['smorrebrod', 'Smørrebrød', 'SMØRREBRØD'],
  ['aethelthryth', 'Æþelþryþ', 'ÆÞELÞRYÞ'],
  ['dordevic', 'Đorđević', 'ĐORĐEVIĆ'],
  ["l'oreal", 'L’Oréal', 'L‘ORÉAL', "L'Oréal"],
  ['coca-cola', 'Coca‑Cola', 'Coca–Cola'],
  ['500 ml', '500\u00a0㎖', '５００ ＭＬ'],
  ['softener', 'soft\u00adener', 'soft\u200bener'],
  ['μεγασ', 'Μέγας', 'ΜΕΓΑΣ'],
  ['елка', 'Ёлка', 'ЕЛКА'],
  ['한국', '한국'.normalize('NFD')],
  ['ᏣᎳᎩ', 'ꮳꮃꭹ'],
];

it.each(EQUAL_TEXTS)('folds to %s in JavaScript and in the engine', async (folded, ...texts) => {
  const expected = texts.map(() => folded);
  expect(texts.map(fold)).toEqual(expected);
  expect(await foldedByEngine(texts)).toEqual(expected);
});

it('agrees with the engine on every letter, between other letters and before combining marks', async () => {
  const letters = Array.from({ length: 0x10_ffff }, (_, code) => code)
    .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
    .map((code) => String.fromCodePoint(code))
    // Letters that only a newer Unicode version than this Node.js knows have no properties here.
    .filter((letter) => !/[\p{Cn}\p{Co}]/u.test(letter));
  expect(letters.length).toBeGreaterThan(140_000);
  expect(await differences(letters.flatMap((letter) => [letter, `A${letter}ß`, `${letter}\u0301\u0327`]))).toEqual([]);
});

it('agrees with the engine on generated texts', async () => {
  const texts = fc.sample(fc.string({ unit: 'binary', maxLength: 30 }), 20_000);
  const assigned = texts.map((text) => text.replace(/[\p{Cn}\p{Cs}\0]/gu, ''));
  expect(await differences(assigned)).toEqual([]);
});

it('folds bytes that are not UTF-8 without an error', async () => {
  const [row] = await db.query<{ folded: string }>(`SELECT ${foldSql("unhex('C389FF')")} AS folded`);
  expect(row?.folded).toBe('e\ufffd');
});

it.each(['String', 'LowCardinality(String)'])('folds a %s', async (type) => {
  const [row] = await db.query<{ folded: string }>(`SELECT ${foldSql(`CAST('Halvéo', '${type}')`)} AS folded`);
  expect(row?.folded).toBe('halveo');
});

/** Texts that the engine folds to something else, each with both results. */
async function differences(texts: readonly string[]): Promise<string[]> {
  const different: string[] = [];
  for (let offset = 0; offset < texts.length; offset += 5_000) {
    const part = texts.slice(offset, offset + 5_000);
    const folded = await foldedByEngine(part);
    for (const [index, text] of part.entries())
      if (folded[index] !== fold(text)) different.push([text, fold(text), folded[index]].map(escapeText).join(' '));
  }
  return different.slice(0, 50);
}

function escapeText(text = ''): string {
  return JSON.stringify(text).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

async function foldedByEngine(texts: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ folded: string[] }>(
    `SELECT arrayMap(item -> ${foldSql('item')}, JSONExtract({texts:String}, 'Array(String)')) AS folded`,
    { texts: JSON.stringify(texts) },
  );
  return rows[0]?.folded ?? [];
}
