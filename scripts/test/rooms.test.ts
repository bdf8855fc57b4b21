import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Building {
  /** Rooms, the lowest first. A room imports only itself and rooms below it. */
  floors: readonly string[];
  /** Rooms above the floors, which do not import each other. */
  pages?: readonly string[];
  /** Files without a room, above all rooms. */
  loose?: readonly string[];
}

const BUILDINGS: Readonly<Record<string, Building>> = {
  lib: {
    floors: [
      'async',
      'bulk',
      'json',
      'text',
      'contract',
      'config',
      'clickhouse',
      'spreadsheet',
      'metrics',
      'datasets',
      'queries',
    ],
    pages: ['server', 'client'],
  },
  'lib/server': {
    floors: [
      'warehouse',
      'base',
      'service',
      'account',
      'bulk',
      'collect',
      'query',
      'signals',
      'export',
      'downloads',
      'routes',
    ],
    loose: ['boot'],
  },
  'lib/client': { floors: ['browser', 'format', 'address', 'query', 'files'] },
  components: {
    floors: ['ui', 'panel', 'chart', 'table', 'shell', 'layout'],
    pages: [
      'banners',
      'collection',
      'downloads',
      'overview',
      'price-competition',
      'prices',
      'rankings',
      'scorecards',
      'settings',
      'shelf',
      'visibility',
    ],
  },
};
const IMPORT = /(?:\bfrom|\bimport\(|^import)\s*'([^']+)'/gm;
const TEST = /\.(test|contract)\.tsx?$|\/test-[\w-]+\.tsx?$|^lib\/(server|clickhouse)\/testing\//;

describe.each(Object.entries(BUILDINGS))('%s', (folder, { floors, pages = [], loose = [] }) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !TEST.test(path));
  /** Returns the room of a path, or the name of a file without one. */
  const roomOf = (path: string) => path.slice(folder.length + 1).replace(/[/.].*/, '');
  const heights = [...floors.map((room) => [room]), pages, loose];
  const heightOf = (path: string) => heights.findIndex((rooms) => rooms.includes(roomOf(path)));

  it('has no other rooms and no other files without a room', () => {
    expect([...new Set(files.map(roomOf))].sort()).toEqual(heights.flat().sort());
  });

  it('imports no room above its own, and no page another page', () => {
    const upward = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => {
        const path = specifier.startsWith('@/') ? specifier.slice(2) : normalize(join(dirname(file), specifier));
        if (!path.startsWith(`${folder}/`) || roomOf(path) === roomOf(file)) return [];
        return heightOf(path) < heightOf(file) ? [] : [`${file} imports ${path}`];
      }),
    );
    expect(upward).toEqual([]);
  });
});
