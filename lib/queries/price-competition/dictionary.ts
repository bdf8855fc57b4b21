import * as z from 'zod/mini';
import { competitions } from '@/lib/metrics/price-competition';
import { dictionaryOf } from '@/lib/queries/shared/dictionary';
import { query } from '../query';
import { buckets } from './buckets';
import { changes } from './changes';
import { lines } from './lines';

/** The measures of competitions, and the columns of their tables. */
export const dictionary = query({
  name: 'price-competition/dictionary',
  params: z.object({}),
  needs: () => [],
  async answer() {
    return dictionaryOf(competitions.measures, [lines, changes, buckets]);
  },
});
