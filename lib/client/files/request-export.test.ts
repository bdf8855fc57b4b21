import { expect, it } from 'vitest';
import { noteFacts } from '@/lib/client/files/request-export';

it('splits notes into names and values for the About sheet', () => {
  const notes = ['30 Jun 2026, compared with 29 Jun 2026', 'Brand: \u2068Velquin\u2069, Brumella', 'Tag: range: care'];
  expect(noteFacts(notes)).toEqual([
    ['Shown', '30 Jun 2026, compared with 29 Jun 2026'],
    ['Brand', 'Velquin, Brumella'],
    ['Tag', 'range: care'],
  ]);
});
