import { expect, it } from 'vitest';
import { shortNames } from './short-names';

it.each([
  ['shared first words give way', ['Brumella Soap Lemon', 'Brumella Soap Mint'], ['…Lemon', '…Mint']],
  [
    'what tells two apart stays',
    ['A B Lemon 1 l', 'A B Lemon 2 l', 'A B Mint 1 l'],
    ['…Lemon 1 l', '…Lemon 2 l', '…Mint 1 l'],
  ],
  ['a name of its own stays', ['Brumella Soap', 'Fenwarra Gel'], ['Brumella Soap', 'Fenwarra Gel']],
  ['equal names stay whole', ['Soap', 'Soap'], ['Soap', 'Soap']],
])('%s', (_, names, expected) => {
  const all = names.map((name, key) => ({ key: String(key), name }));
  expect([...shortNames(all).values()]).toEqual(expected);
});
