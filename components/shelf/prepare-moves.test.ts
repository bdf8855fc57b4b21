import { expect, test } from 'vitest';
import { type KeyOf, type MoveKind, prepareMoves } from '@/components/shelf/prepare-moves';
import { placesOf } from '@/components/shelf/test-shelf';
import type { Listing } from '@/lib/contract/visibility-listings';

const byProduct: KeyOf = ({ listing }) => listing.product_id;

function moves(now: Partial<Listing>[], beside: Partial<Listing>[]): [MoveKind, number | null][] {
  return prepareMoves(placesOf(now), placesOf(beside), byProduct, byProduct).rows.map(({ kind, by }) => [kind, by]);
}

const a = (combined_position: number | null, stated: Partial<Listing> = {}) => ({
  product_id: 'a',
  combined_position,
  ...stated,
});

test.each<[string, Partial<Listing>[], Partial<Listing>[], [MoveKind, number | null][]]>([
  ['nearer to the first place is up', [a(3)], [a(8)], [['up', 5]]],
  ['farther is down', [a(48)], [a(5)], [['down', -43]]],
  ['the same place', [a(2)], [a(2)], [['same', 0]]],
  ['only here is new', [a(2)], [], [['new', null]]],
  ['only there is gone', [], [a(2)], [['gone', null]]],
  ['without a place on one side nothing moved', [a(2)], [a(null)], [['unranked', null]]],
  [
    'a paid place does not move into an organic one',
    [a(1, { is_sponsored: true })],
    [a(3, { is_sponsored: false })],
    [
      ['new', null],
      ['gone', null],
    ],
  ],
  ['a sponsoring that is not stated pairs with an organic place', [a(1)], [a(2, { is_sponsored: false })], [['up', 1]]],
  [
    'products that are not identified are paired with nothing',
    [{ combined_position: 1, product_title: 'Soap' }],
    [{ combined_position: 1, product_title: 'Soap' }],
    [
      ['alone', null],
      ['alone', null],
    ],
  ],
])('%s', (_, now, beside, expected) => {
  expect(moves(now, beside)).toEqual(expected);
});

test('a second place of the same kind cannot be paired, and is told apart from what is new', () => {
  expect(moves([a(1), a(9)], [a(2)])).toEqual([
    ['up', 1],
    ['alone', null],
  ]);
});
