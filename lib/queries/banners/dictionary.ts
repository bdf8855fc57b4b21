import { banners } from '@/lib/datasets/banners/view';
import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { booked } from './booked';
import { changes } from './changes';
import { labels } from './labels';
import { placements } from './placements';
import { runs } from './runs';
import { shares } from './shares';

export const dictionary = dictionaryQuery('banners/dictionary', banners.measures, [
  shares,
  changes,
  runs,
  labels,
  placements,
  booked,
]);
