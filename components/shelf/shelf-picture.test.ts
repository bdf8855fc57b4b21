import { expect, test } from 'vitest';
import { prepareCounts } from '@/components/shelf/prepare-counts';
import { prepareMoves } from '@/components/shelf/prepare-moves';
import { shelfPicture } from '@/components/shelf/shelf-picture';
import { answer, placesOf } from '@/components/shelf/test-shelf';
import type { Shelf } from '@/components/shelf/use-shelf';
import { createFormat } from '@/lib/client/format';
import type { Listing } from '@/lib/contract/visibility-listings';

function shelfOf(listings: Partial<Listing>[], isOwn: boolean | null = null): Shelf {
  const places = placesOf(listings, { is_own_brand: isOwn });
  const question = {
    visibility_type: 'SEARCH',
    visibility_source_id: 1,
    retailer_code: 'a',
    date: '2026-06-30',
    first_n_products: 20,
    position_type: 'OVERALL',
  } as const;
  return { question, answer: answer(listings), places, counts: prepareCounts(places) };
}

function picture(shelf: Shelf, other: Shelf | null = null, accepts = () => true) {
  const key = ({ listing }: Shelf['places'][number]) => listing.product_id;
  return shelfPicture(
    {
      shelf,
      other,
      moves: other && prepareMoves(shelf.places, other.places, key, key),
      names: { now: 'A, 30 Jun', beside: 'A, 29 Jun' },
      accepts,
      chosen: null,
      styles: new Map([['Rival', { color: 'var(--brand-3)', width: 1.5 }]]),
      title: 'Shelf soap',
      notes: 'All places',
    },
    createFormat('en-GB'),
  );
}

test('a product stands with its place, mark, brand and outline', () => {
  const drawn = picture(
    shelfOf(
      [
        { combined_position: 1, page_no: 1, product_title: 'Ours', is_searched_brand: true, is_sponsored: true },
        { combined_position: 2, page_no: 1, product_title: 'Theirs', brand_name: 'Rival' },
      ],
      true,
    ),
  );
  expect(drawn.shelves[0]?.pages[0]?.seats).toMatchObject([
    { kind: 'product', place: '#1', title: 'Ours', sponsored: true, outline: 'own', hue: null },
    { kind: 'product', place: '#2', brand: 'Rival', sponsored: false, outline: null, hue: 'var(--brand-3)' },
  ]);
});

test('only a picture that the answer holds is drawn; for others a box stands, and the picture says why', () => {
  const held = picture(shelfOf([{ combined_position: 1, product_image_url: 'data:image/png;base64,AA==' }]));
  const foreign = picture(shelfOf([{ combined_position: 1, product_image_url: 'https://shop.example/1.png' }]));
  expect(held.shelves[0]?.pages[0]?.seats).toMatchObject([{ image: 'data:image/png;base64,AA==' }]);
  expect(held.notes.join()).not.toContain('Boxes');
  expect(foreign.shelves[0]?.pages[0]?.seats).toMatchObject([{ image: null }]);
  expect(foreign.notes.join()).toContain('Boxes stand for pictures');
});

test('empty places and those that filters leave out keep their seats', () => {
  const drawn = picture(shelfOf([{ combined_position: 2, page_no: 1 }]), null, () => false);
  expect(drawn.shelves[0]?.pages[0]?.seats).toEqual([
    { kind: 'empty', words: '#1 not seen' },
    { kind: 'left out', place: '#2' },
  ]);
});

test('two shelves stand side by side with what moved on each', () => {
  const at = (combined_position: number) => [{ combined_position, page_no: 1, product_id: 'p' }];
  const drawn = picture(shelfOf(at(1)), shelfOf(at(1).concat(at(3)).slice(1)));
  expect(drawn.shelves.map(({ name }) => name)).toEqual(['A, 30 Jun', 'A, 29 Jun']);
  expect(drawn.shelves[0]?.pages[0]?.seats[0]).toMatchObject({ move: '▲ 2' });
});
