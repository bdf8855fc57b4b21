// JavaScript, because the dashboard of a build starts without a TypeScript loader.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { decodeUtf8 } from '../text/decode-utf8.mjs';

/**
 * Adds the settings of the `.env` files of a folder to the environment, which takes precedence over them. Values arrive
 * as written: `$` is not expanded. Has to run before Next starts.
 *
 * @param {{ development?: boolean, folder?: string, env?: Record<string, string | undefined> }} [options]
 * @throws {Error} Lists each line in which a value would be truncated, or names a file that is not UTF-8.
 */
export function loadEnv({ development = false, folder = process.cwd(), env = process.env } = {}) {
  const files = fileNames(env.NODE_ENV === 'test' ? 'test' : development ? 'development' : 'production')
    .filter((name) => existsSync(join(folder, name)))
    .map((name) => ({ name, text: readText(join(folder, name), name) }));
  const mistakes = files.flatMap(({ name, text }) => cutValues(text).map((line) => `${name} ${line}`));
  if (mistakes.length > 0) throw new Error(['Settings cannot be read:', ...mistakes].join('\n  '));
  for (const { text } of files)
    for (const [name, value] of Object.entries(parse(text))) if (env[name] === undefined) env[name] = value;
  // Next would read the same files and expand `$`, even in values of the environment. This variable marks them as read,
  // also for its worker processes.
  env.__NEXT_PROCESSED_ENV = 'true';
}

/**
 * @param {string} path
 * @param {string} name
 */
function readText(path, name) {
  try {
    return decodeUtf8(readFileSync(path));
  } catch (error) {
    throw new Error(`Settings cannot be read: ${name} ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Returns the files that Next reads, in order of precedence.
 *
 * @param {string} mode
 */
function fileNames(mode) {
  return [`.env.${mode}.local`, ...(mode === 'test' ? [] : ['.env.local']), `.env.${mode}`, '.env'];
}

const SETTING = /^\s*(?:export\s+)?([\w.-]+)\s*=(.*)$/;

/**
 * Returns a sentence for each line in which a `#` inside the value would begin a comment. It does not contain the
 * value, which may be a secret.
 *
 * @param {string} text
 */
function cutValues(text) {
  const all = parse(text);
  return text.split(/\r\n?|\n/).flatMap((line, index) => {
    const [, name = '', written = ''] = SETTING.exec(line) ?? [];
    const value = parse(line)[name] ?? '';
    // Skip lines inside a quoted value of several lines that look like a setting.
    if (!name || all[name] !== value) return [];
    const start = written.indexOf(value);
    const isCut = start >= 0 && written[start + value.length] === '#';
    return isCut
      ? [`line ${index + 1}: the value of ${name} has a # in it, which would begin a comment. Write it as ${name}='…'.`]
      : [];
  });
}
