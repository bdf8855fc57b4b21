import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256In } from './repr-digest';

const hash = createHash('sha256').update('a,b\n');
const base64 = hash.copy().digest('base64');
const other = `sha-512=:${Buffer.alloc(64).toString('base64')}:`;

it.each([
  ['as the only digest', `sha-256=:${base64}:`],
  ['after another', `${other}, sha-256=:${base64}:`],
  ['before another', `sha-256=:${base64}:,${other}`],
])('reads the digest of a file %s', (_, header) => {
  expect(sha256In(header)).toBe(hash.copy().digest('hex'));
});

it.each([
  ['no header', undefined],
  ['only another hash', other],
  ['a hash of another length', 'sha-256=:YWJj:'],
  ['a hash without its colons', `sha-256=${base64}`],
  ['a name with the same ending', `x-sha-256=:${base64}:`],
])('returns null for %s', (_, header) => {
  expect(sha256In(header)).toBeNull();
});
