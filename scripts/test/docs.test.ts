import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const folders = readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
];

/** Returns the paths in `code` that begin with a folder of the project, and the targets of links to files. */
function citedPaths(page: string, text: string): string[] {
  const code = [...text.matchAll(/`([\w.-]+\/[\w./()[\]-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.includes(path.split('/')[0] ?? ''));
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = '']) =>
    normalize(join(dirname(page), target)),
  );
  return [...code, ...links];
}

it.each(pages.filter((page) => page.endsWith('.md')))('%s cites existing files and commands', (page) => {
  const text = readFileSync(page, 'utf8');
  const dead = citedPaths(page, text).filter((path) => !existsSync(path) && !existsSync(`${path}.ts`));
  const unknown = [...text.matchAll(/npm run ([\w:-]+)/g)].flatMap(([, name = '']) => (name in scripts ? [] : name));
  expect([...dead, ...unknown]).toEqual([]);
});
