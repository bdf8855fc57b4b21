import * as z from 'zod/mini';
import { banners } from '@/lib/metrics/banners';
import { dictionaryOf } from '@/lib/queries/shared/dictionary';
import { query } from '../query';
import { booked } from './booked';
import { changes } from './changes';
import { labels } from './labels';
import { placements } from './placements';
import { runs } from './runs';
import { shares } from './shares';

/** The measures of banners, and the columns of their tables. */
export const dictionary = query({
  name: 'banners/dictionary',
  params: z.object({}),
  needs: () => [],
  async answer() {
    return dictionaryOf(banners.measures, [shares, changes, runs, labels, placements, booked]);
  },
});
