import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { digestOf } from './digest';

const hash = createHash('sha256').update('a,b\n');
const digest = `sha-256=:${hash.copy().digest('base64')}:`;

it('returns the digest of a whole, uncompressed file', () => {
  expect(digestOf({ 'repr-digest': digest })).toBe(hash.copy().digest('hex'));
  expect(digestOf({ 'content-digest': digest })).toBeNull();
  expect(digestOf({ 'repr-digest': digest, 'content-encoding': 'gzip' })).toBeNull();
  expect(digestOf({})).toBeNull();
});
