import { expect, it } from 'vitest';
import { banners } from '@/lib/datasets/banners/view';
import { competitions } from '@/lib/datasets/competitions/view';
import { listings } from '@/lib/datasets/listings/view';
import { offers } from '@/lib/datasets/offers/view';
import { rankShelves } from '@/lib/datasets/ranks/shelves';
import { ranks } from '@/lib/datasets/ranks/view';
import { ratings } from '@/lib/datasets/ratings/view';
import { scorecards } from '@/lib/datasets/scorecards/view';
import { scores } from '@/lib/datasets/scores/view';
import { definitionNamed } from './tables';

it.each([banners, competitions, scores, offers, ranks, rankShelves, listings, ratings, scorecards])(
  'the view $name has only columns of its table',
  (view) => {
    const columns = Object.keys(definitionNamed(view.name).columns);
    expect(columns).toEqual(expect.arrayContaining([...view.columns]));
  },
);
