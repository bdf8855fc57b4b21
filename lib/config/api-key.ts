import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';

/** The specification's key. The message never repeats what was given: a mistyped key is nearly a key. */
const key = z
  .string()
  .regex(/^[A-Za-z0-9]{32}$/, { error: 'is no key: a key has 32 letters and digits. Copy it again.' });

export const apiKey = z.string().trim().pipe(key);

/** A file that holds the key and that nobody but its owner may read. */
export const apiKeyFile = z.string().transform((file, context) => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  try {
    const mode = statSync(file).mode & 0o777;
    if (mode & 0o077)
      return refuse(`names ${file}, which others may read (mode ${mode.toString(8)}). Run: chmod 600 ${file}`);
    const parsed = apiKey.safeParse(readFileSync(file, 'utf8'));
    return parsed.success
      ? parsed.data
      : refuse(`names ${file}, and what it holds is no key of 32 letters and digits.`);
  } catch {
    return refuse(`names the file ${file}, which cannot be read. Check the name and its rights.`);
  }
});
