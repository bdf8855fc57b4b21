import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256In } from './repr-digest';

const hash = createHash('sha256').update('a,b\n');
const base64 = hash.copy().digest('base64');
const other = `sha-512=:${Buffer.alloc(64).toString('base64')}:`;

it.each([
  ['alone', `sha-256=:${base64}:`],
  ['behind another', `${other}, sha-256=:${base64}:`],
  ['before another', `sha-256=:${base64}:,${other}`],
])('the digest of a file is read where it stands %s', (_, header) => {
  expect(sha256In(header)).toBe(hash.copy().digest('hex'));
});

it.each([
  ['no header', undefined],
  ['another hash alone', other],
  ['a hash of another length', 'sha-256=:YWJj:'],
  ['a hash without its colons', `sha-256=${base64}`],
  ['a name that only ends alike', `x-sha-256=:${base64}:`],
])('%s gives none', (_, header) => {
  expect(sha256In(header)).toBeNull();
});
