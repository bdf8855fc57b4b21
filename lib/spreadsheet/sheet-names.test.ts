import { describe, expect, it } from 'vitest';
import { createSheetNames } from '@/lib/spreadsheet/sheet-names';

describe('sheet names', () => {
  it.each([
    ['keeps a title that Excel allows', ['Index'], ['Index']],
    ['replaces forbidden and control characters', ['a/b: c?\u0007d'], ['a b  c  d']],
    ['truncates at 31 characters', ['x'.repeat(40)], ['x'.repeat(31)]],
    ['does not split a character', [`${'x'.repeat(30)}😀`], ['x'.repeat(30)]],
    ['removes apostrophes and blanks at the ends', ["'Own' ", `${'x'.repeat(30)}'y`], ['Own', 'x'.repeat(30)]],
    ['numbers duplicates regardless of case', ['Offers', 'offers'], ['Offers', 'offers (2)']],
    [
      'keeps long titles with the same start apart',
      ['y'.repeat(40), 'y'.repeat(50)],
      ['y'.repeat(31), `${'y'.repeat(27)} (2)`],
    ],
    ['names a sheet without an allowed character in its title', ['???', "''"], ['Data', 'Data (2)']],
    ['avoids the name that Excel reserves', ['History'], ['History (2)']],
  ])('%s', (_, titles, names) => {
    expect(titles.map(createSheetNames())).toEqual(names);
  });
});
