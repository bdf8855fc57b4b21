import { expect, it } from 'vitest';
import { tabNames } from '@/lib/client/tab-names';

it.each([
  ['a title as it is', ['Index'], ['Index']],
  ['signs that Excel refuses become spaces', ['a/b: c?'], ['a b  c']],
  ['at most 31 characters', ['x'.repeat(40)], ['x'.repeat(31)]],
  ['two of one name are numbered, small letters and large ones alike', ['Offers', 'offers'], ['Offers', 'offers (2)']],
  [
    'long ones that begin alike stay apart',
    ['y'.repeat(40), 'y'.repeat(50)],
    ['y'.repeat(31), `${'y'.repeat(27)} (2)`],
  ],
  ['something for a title without letters', ['???'], ['Data']],
])('%s', (_, titles, names) => expect(tabNames(titles)).toEqual(names));
