import { expect, it } from 'vitest';
import { megabytes, milliseconds, ratio, report } from './report';

it('prints a dash for missing measurements', () => {
  expect([milliseconds(Number.NaN), megabytes(Number.NaN), ratio(1, Number.NaN)]).toEqual(['—', '—', '—']);
  const page = report([{ title: 'T', note: 'N', head: ['a', 'b', 'c'], rows: [[null, Number.NaN, 0]] }]);
  expect(page).toContain('| — | — | 0 |');
});

it('prints times in milliseconds', () => {
  expect([milliseconds(0.0012), milliseconds(1.5)]).toEqual(['1.2 ms', '1500 ms']);
});
