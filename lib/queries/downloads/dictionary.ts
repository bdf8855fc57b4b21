import * as z from 'zod/mini';
import { dictionaryOf } from '@/lib/queries/shared/dictionary';
import { query } from '../query';
import { faults } from './faults';

/** The columns of the table of missing and light files. */
export const dictionary = query({
  name: 'downloads/dictionary',
  params: z.object({}),
  needs: () => [],
  async answer() {
    return dictionaryOf({}, [faults]);
  },
});
