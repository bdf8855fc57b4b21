// `npm run size`: prints the files, lines and tokens of each page and of shared code, without tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Size, sizeOf, sum } from './count';

/** The parts of pages whose names differ from the page's. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  banners: ['lib/server/warehouse/banners.ts'],
  'price-competition': ['lib/server/warehouse/competition'],
  visibility: ['lib/server/warehouse/scores.ts'],
  shelf: ['lib/server/warehouse/listings.ts'],
};
const OWN = ['app/(dashboard)/PAGE/', 'components/PAGE/', 'lib/queries/PAGE/'];
const TEST = /\.(test|contract)\.tsx?$|\/test-[\w-]+\.tsx?$|^lib\/server\/testing\//;

const files = ['app', 'components', 'lib']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !TEST.test(path));
const sizes = new Map(files.map((path) => [path, sizeOf(readFileSync(path, 'utf8'))]));
const pages = files.flatMap((path) => /^app\/\(dashboard\)\/([\w-]+)\/page\.tsx$/.exec(path)?.[1] ?? []);

function ownerOf(path: string): string {
  const starts = (page: string) => [...(FURTHER[page] ?? []), ...OWN.map((pattern) => pattern.replace('PAGE', page))];
  const further = pages.find((page) => FURTHER[page]?.some((start) => path.startsWith(start)));
  return further ?? pages.find((page) => starts(page).some((start) => path.startsWith(start))) ?? sharedFolder(path);
}

/** Returns the folder of shared code, such as `lib/server/collect` or `components/table`. */
function sharedFolder(path: string): string {
  const depth = path.startsWith('lib/server/') ? 3 : 2;
  return `${path.split('/').slice(0, -1).slice(0, depth).join('/')}/`;
}

function table(owners: readonly string[]): Record<string, Size> {
  const rows = owners.map(
    (owner) => [owner, sum(files.filter((path) => ownerOf(path) === owner).map(sizeFor))] as const,
  );
  const sorted = rows.toSorted(([, a], [, b]) => b.tokens - a.tokens);
  return { ...Object.fromEntries(sorted), 'In all': sum(rows.map(([, size]) => size)) };
}

function sizeFor(path: string): Size {
  return sizes.get(path) ?? { files: 0, lines: 0, tokens: 0 };
}

console.log('Pages');
console.table(table(pages));
console.log('Shared');
console.table(table([...new Set(files.map(ownerOf))].filter((owner) => !pages.includes(owner))));
