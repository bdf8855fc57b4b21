import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadEnv } from './load-env.mjs';

function load(files: Record<string, string | Buffer>, initialEnv: Record<string, string> = {}, development = false) {
  const folder = mkdtempSync(join(tmpdir(), 'endcap-env-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const env: Record<string, string | undefined> = { ...initialEnv };
  loadEnv({ folder, env, development });
  const { __NEXT_PROCESSED_ENV: _, ...settings } = env;
  return settings;
}

describe('.env files', () => {
  it.each([
    ['CLICKHOUSE_URL=http://endcap:se$cret99@127.0.0.1:8123', 'http://endcap:se$cret99@127.0.0.1:8123'],
    ['CLICKHOUSE_URL=$HOME', '$HOME'],
    ['CLICKHOUSE_URL="a\x24{PATH}b$$"', 'a\x24{PATH}b$$'],
    ["CLICKHOUSE_URL='a#b$c'", 'a#b$c'],
    ['CLICKHOUSE_URL="a#b" # comment', 'a#b'],
    ['CLICKHOUSE_URL=a # comment #1', 'a'],
    ['CLICKHOUSE_URL= # comment', ''],
    ['export CLICKHOUSE_URL = a=b%20c\\d', 'a=b%20c\\d'],
    ['\ufeffCLICKHOUSE_URL=a\r\n# b#c\r\n', 'a'],
    ['CLICKHOUSE_URL="a\nCLICKHOUSE_URL=b#c\nd"', 'a\nCLICKHOUSE_URL=b#c\nd'],
  ])('give the value of %j as written', (text, value) => {
    expect(load({ '.env': text }).CLICKHOUSE_URL).toBe(value);
  });

  it.each(['KEY=abc#def', 'KEY=#def', 'KEY=a b#c # d', 'KEY="abc#def', 'KEY=abc"#def', 'A=1\r\nexport KEY=ab#c'])(
    'are refused if a # would truncate a value, without repeating it: %j',
    (text) => {
      const line = text.split('\r\n').length;
      expect(() => load({ '.env': text })).toThrow(
        `Settings cannot be read:\n  .env line ${line}: the value of KEY has a # in it, which would begin a comment. ` +
          "Write it as KEY='…'.",
      );
    },
  );

  it('are refused if they are not UTF-8', () => {
    expect(() => load({ '.env.local': Buffer.from('\ufeffKEY=abc\r\n', 'utf16le') })).toThrow(
      'Settings cannot be read: .env.local is UTF-16 text. Save it as UTF-8.',
    );
  });

  it('yield to the environment and to more specific files', () => {
    const files = { '.env': 'A=1\nB=1\nC=1\nD=1', '.env.local': 'B=2\nC=2', '.env.production': 'C=3\nD=3' };
    expect(load(files, { A: '0' })).toEqual({ A: '0', B: '2', C: '2', D: '3' });
    expect(load({ ...files, '.env.development': 'D=4' }, {}, true).D).toBe('4');
  });

  it('are not read again by Next', () => {
    const folder = mkdtempSync(join(tmpdir(), 'endcap-env-'));
    writeFileSync(join(folder, '.env'), 'CLICKHOUSE_URL=http://endcap:se$cret99@127.0.0.1:8123');
    const script = `
      import nextEnv from ${JSON.stringify(import.meta.resolve('@next/env'))};
      import { loadEnv } from ${JSON.stringify(new URL('load-env.mjs', import.meta.url).href)};
      loadEnv();
      nextEnv.loadEnvConfig(process.cwd(), false);
      console.log(process.env.CLICKHOUSE_URL);`;
    const { CLICKHOUSE_URL: _, __NEXT_PROCESSED_ENV: __, ...env } = process.env;
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, env });
    expect(printed.toString().trim()).toBe('http://endcap:se$cret99@127.0.0.1:8123');
  });

  it('may be absent', () => expect(load({})).toEqual({}));
});
