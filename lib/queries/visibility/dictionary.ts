import * as z from 'zod/mini';
import { scores as view } from '@/lib/metrics/visibility';
import { dictionaryOf } from '@/lib/queries/shared/dictionary';
import { query } from '../query';
import { matrix } from './matrix';
import { positions } from './positions';
import { scores } from './scores';
import { sources } from './sources';

/** The measures of scores, and the columns of their tables. */
export const dictionary = query({
  name: 'visibility/dictionary',
  params: z.object({}),
  needs: () => [],
  async answer() {
    return dictionaryOf(view.measures, [scores, matrix, positions, sources]);
  },
});
