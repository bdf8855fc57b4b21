import { competitions } from '@/lib/datasets/competitions/view';
import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { buckets } from './buckets';
import { changes } from './changes';
import { lines } from './lines';

export const dictionary = dictionaryQuery('price-competition/dictionary', competitions.measures, [
  lines,
  changes,
  buckets,
]);
