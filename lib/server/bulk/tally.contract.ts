import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Encoding } from '@/lib/contract/dataset';
import { openTally } from './tally-thread';

async function factsOf(text: string, { encoding = 'csv' as Encoding, digest = null as string | null, parts = 1 } = {}) {
  const bytes = Buffer.from(text);
  const tally = openTally(encoding, digest);
  const length = Math.max(1, Math.ceil(bytes.length / parts));
  for (let offset = 0; offset < bytes.length; offset += length)
    await tally.take(bytes.subarray(offset, offset + length));
  const facts = await tally.finish();
  tally.close();
  return facts;
}

describe('the facts of a file', () => {
  const CSV = 'a,b,c\r\n1,"x, ""y""\nz",3\r\n\r\n1,2\r\n1,2,3,4\r\n"ü",,';

  it.each([1, 3, 1000])('are its records, malformed rows and hash, in %i parts', async (parts) => {
    expect(await factsOf(CSV, { parts })).toEqual({
      bytes: Buffer.byteLength(CSV),
      rows: 4,
      malformed: 2,
      sha256: createHash('sha256').update(CSV).digest('hex'),
      sha256_by: 'dashboard',
    });
  });

  it.each(['a,b\r\n1,2\n3,4\n', 'a,b\n1,2\r\n3,4', 'a,b\r1,2\r3,4\r', 'a,b\n\r\n1,"\r"\r\r\n3,4\r'])(
    'count records that end with LF, CRLF and CR, in parts of any length: %j',
    async (csv) => {
      for (const parts of [1, csv.length])
        expect(await factsOf(csv, { parts })).toMatchObject({ rows: 2, malformed: 0 });
    },
  );

  it.each(['{}\n{}\n', '{}\r\n\n \t\r\n{}', '{}\r{}\r', ' {}\n\r {}'])(
    'count lines of ndjson that are not blank: %j',
    async (text) => {
      for (const parts of [1, text.length])
        expect(await factsOf(text, { encoding: 'ndjson', parts })).toMatchObject({ rows: 2 });
    },
  );

  it('count an ndjson line without a line feed', async () => {
    expect(await factsOf('{"a":1}\n{"a":",\\""}', { encoding: 'ndjson' })).toMatchObject({ rows: 2, malformed: null });
  });

  it('do not count a header as a row', async () => {
    expect(await factsOf('a,b\n')).toMatchObject({ rows: 0, malformed: 0 });
  });

  it('have the hash of the service if it sends one', async () => {
    const digest = 'ab'.repeat(32);
    expect(await factsOf('a,b\n1,2\n', { digest })).toMatchObject({ rows: 1, sha256: digest, sha256_by: 'service' });
  });
});
