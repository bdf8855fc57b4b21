import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { decodeUtf8, WrongEncoding } from '@/lib/text/decode-utf8.mjs';

/**
 * The API key of the specification. The message does not contain the value, as a mistyped key reveals most of the key.
 */
const key = z
  .string()
  .regex(/^[A-Za-z0-9]{32}$/, { error: 'is not a key: a key has 32 letters and digits. Copy it again.' });

export const apiKey = z.string().trim().pipe(key);

/** A file with the key that only its owner can read. */
export const apiKeyFile = z.string().transform((file, context) => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  try {
    const mode = statSync(file).mode & 0o777;
    if (mode & 0o077)
      return refuse(`names ${file}, which other users can read (mode ${mode.toString(8)}). Run: chmod 600 ${file}`);
    const parsed = apiKey.safeParse(decodeUtf8(readFileSync(file)));
    return parsed.success
      ? parsed.data
      : refuse(`names ${file}, which does not contain a key of 32 letters and digits.`);
  } catch (error) {
    const reason = error instanceof WrongEncoding ? error.message : 'cannot be read. Check its name and permissions.';
    return refuse(`names the file ${file}, which ${reason}`);
  }
});
