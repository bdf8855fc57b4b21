import { expect, it } from 'vitest';
import { writeFile } from './write-file';

const bytes = () => new Blob(['a,b\n']).stream();
const full = () => Promise.reject(new DOMException('', 'QuotaExceededError'));

it.each<[string, object | undefined]>([
  ['without a private disk, as over plain http', undefined],
  ['if the browser refuses a file', { getFileHandle: full }],
  ['if the browser refuses to write', { getFileHandle: async () => ({ createWritable: full }) }],
])('holds a file in memory %s', async (_, folder) => {
  const file = await writeFile(folder as FileSystemDirectoryHandle | undefined, 'id', bytes());
  expect(await file.text()).toBe('a,b\n');
});
