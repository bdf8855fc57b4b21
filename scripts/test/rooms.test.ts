import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Rooms of a folder, the lowest first. A room imports only itself and rooms below it. Files beside them import all. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  'lib/server': [
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
  'lib/client': ['browser', 'format', 'address', 'query', 'files'],
  // The other folders are pages, which import no other page.
  components: ['ui', 'panel', 'chart', 'table', 'shell', 'layout'],
};
const IMPORT = /(?:\bfrom|\bimport\(|^import)\s*'([^']+)'/gm;
const TEST = /\.(test|contract)\.tsx?$|\/test-[\w-]+\.tsx?$|^lib\/server\/testing\//;

describe.each(Object.entries(FLOORS))('%s', (folder, floors) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !TEST.test(path));
  const roomOf = (path: string) => {
    const [room, file] = path.slice(folder.length + 1).split('/');
    return file === undefined ? null : (room ?? null);
  };
  /** Height of a room. Pages are above all rooms, and files without a room above all pages. */
  const heightOf = (room: string | null) => {
    if (room === null) return floors.length + 1;
    const height = floors.indexOf(room);
    return height === -1 ? floors.length : height;
  };

  it('imports no room above its own, and no page another page', () => {
    const upward = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => {
        const path = specifier.startsWith('@/') ? specifier.slice(2) : normalize(join(dirname(file), specifier));
        if (!path.startsWith(`${folder}/`) || roomOf(path) === roomOf(file)) return [];
        return heightOf(roomOf(path)) < heightOf(roomOf(file)) ? [] : [`${file} imports ${path}`];
      }),
    );
    expect(upward).toEqual([]);
  });
});
