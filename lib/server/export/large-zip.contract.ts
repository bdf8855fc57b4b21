import { expect, it } from 'vitest';
import { zip } from './zip';

const PART = Buffer.alloc(16 * 2 ** 20);
const PARTS = 257;
const SIZE = PARTS * PART.length;

it('writes the size of an entry above four gigabytes in the ZIP64 format', async () => {
  async function* parts() {
    for (let part = 0; part < PARTS; part++) yield PART;
  }
  async function* entries() {
    yield { name: 'large.csv', parts: parts() };
  }
  let tail = Buffer.alloc(0);
  let length = 0;
  for await (const chunk of zip(entries())) {
    length += chunk.length;
    tail = Buffer.concat([tail, chunk]).subarray(-4096);
  }
  expect(SIZE).toBeGreaterThan(2 ** 32);
  const central = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  // A size in the extra field (header 1) is all ones in the original field.
  expect(tail.readUInt32LE(central + 24)).toBe(0xffff_ffff);
  const extra = tail.indexOf(Buffer.from([1, 0, 24, 0]), central + 46);
  expect(tail.readBigUInt64LE(extra + 4)).toBe(BigInt(SIZE));
  expect(tail.readBigUInt64LE(extra + 12)).toBeLessThan(BigInt(length));
});
