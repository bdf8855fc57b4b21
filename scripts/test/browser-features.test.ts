import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import jsTokens from 'js-tokens';
import { expect, it } from 'vitest';

/** Features that browsers lack over plain http or if the user blocks site data, and the module that uses each. */
const FEATURES: [feature: RegExp, modules: string[]][] = [
  [/ (localStorage|sessionStorage) /, ['lib/client/browser/storage.ts']],
  [/ navigator \. locks /, ['lib/client/browser/locks.ts']],
  [/ clipboard /, ['lib/client/browser/clipboard.ts']],
  [/ execCommand /, ['lib/client/browser/copy-selection.ts']],
  [/ getDirectory /, ['lib/client/files/file-store.ts']],
  [/ (randomUUID|subtle|caches|serviceWorker|showSaveFilePicker|indexedDB|document \. cookie) /, []],
];
const RUNS_IN_BROWSER = /^(app|components|lib\/(client|contract|queries|spreadsheet|text))\//;
const SKIPPED = /Comment|WhiteSpace|Terminator|String|Template/;

const files = ['app', 'components', 'lib']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => RUNS_IN_BROWSER.test(path) && /\.(ts|tsx|mjs)$/.test(path))
  .filter((path) => !/\.(test|contract)\.tsx?$/.test(path));

/** The tokens of a file between blanks, without comments and strings. */
function codeOf(path: string): string {
  const tokens = [...jsTokens(readFileSync(path, 'utf8'), { jsx: true })];
  const code = tokens.filter(({ type }) => !SKIPPED.test(type)).map(({ value }) => (value === '?.' ? '.' : value));
  return ` ${code.join(' ')} `;
}

const code = new Map(files.map((path) => [path, codeOf(path)]));

it.each(FEATURES)('only its module uses %s', (feature, modules) => {
  expect(files.filter((path) => feature.test(code.get(path) ?? ''))).toEqual(modules);
});
