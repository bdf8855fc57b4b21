import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { exceptionGuard } from './exception-guard';

const message = 'Code: 395. DB::Exception: it broke. (FUNCTION_THROW_IF_VALUE_IS_NON_ZERO) (version 26)\n';
const block = `\r\n__exception__\r\ntag\r\n${message}${message.length} tag\r\n__exception__\r\n`;

/** Reads `body`, which arrives in parts of `length` bytes, through the guard. */
async function readThroughGuard(body: string, length: number): Promise<{ got: string; error?: unknown }> {
  const parts = body.match(new RegExp(`[\\s\\S]{1,${length}}`, 'g')) ?? [];
  const guarded = Readable.from(parts.map((part) => Buffer.from(part))).pipe(exceptionGuard('tag'));
  let output = '';
  try {
    for await (const chunk of guarded) output += chunk;
    return { got: output };
  } catch (error) {
    return { got: output, error };
  }
}

describe('exceptionGuard', () => {
  it.each([1, 3, 17, 10_000])('removes the block from the bytes and throws its error (parts of %i)', async (length) => {
    const { got, error } = await readThroughGuard(`a\nb\n${block}`, length);
    expect('a\nb\n').toContain(got);
    expect(error).toMatchObject({ name: 'EngineError', code: 395, message: 'it broke. ' });
  });

  it('passes other bytes unchanged, even those that begin like a block', async () => {
    for (const body of ['', 'a\r\n', '\r\n__exception__\r\nother\r\n', 'x\r\n__exception']) {
      expect(await text(Readable.from([Buffer.from(body)]).pipe(exceptionGuard('tag')))).toBe(body);
      expect((await readThroughGuard(body, 2)).got).toBe(body);
    }
  });

  it('throws when the block is truncated', async () => {
    expect((await readThroughGuard(`a\n${block.slice(0, 60)}`, 8)).error).toBeInstanceOf(Error);
  });
});
