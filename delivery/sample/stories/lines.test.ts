import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { dayOf } from '@/delivery/sample/day';
import { careWorld } from '@/delivery/sample/world';
import { storyLines } from './lines';

it('lists the stories of the guide', async () => {
  const guide = await readFile('docs/guide/sample-data.md', 'utf8');
  const lines = storyLines(careWorld({ seed: 7, scale: 1 }), dayOf('2026-06-30'));
  expect(lines).toHaveLength(10);
  for (const line of lines) expect(guide).toContain(line);
});
