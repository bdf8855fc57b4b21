import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requirements } from '@/delivery/schema/requirements';
import { STORED_NAMES, storedByName } from '@/delivery/schema/stored';
import { LONGEST_NAME, LONGEST_TEXT } from './rules';

const guide = readFileSync('docs/operating/import.md', 'utf8');

describe('the requirements of an import', () => {
  it.each(STORED_NAMES)('refer to columns of %s, and are in the guide', (name) => {
    const { required = [], useful = [] } = requirements[name] ?? {};
    const columns = useful.flatMap((entry) => entry.columns);
    expect(required.length).toBeGreaterThan(0);
    expect(Object.keys(storedByName(name)?.columns ?? {})).toEqual(expect.arrayContaining([...required, ...columns]));

    const [, , needed = '', , poorer = ''] =
      guide
        .split('\n')
        .map((line) => line.split('|'))
        .find((cells) => cells.length === 6 && cells[1]?.trim() === `\`${name}\``) ?? [];
    expect(needed.trim()).toBe(required.map((column) => `\`${column}\``).join(' '));
    for (const column of columns) expect(poorer).toContain(`\`${column}\``);
  });

  it('have the maximum lengths in the guide', () => {
    expect(guide).toContain(`${LONGEST_NAME.toLocaleString('en')} characters`);
    expect(guide).toContain(`other texts up to ${LONGEST_TEXT.toLocaleString('en')},`);
  });
});
