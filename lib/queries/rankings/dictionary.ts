import { rankDays } from '@/lib/datasets/ranks/rank-days';
import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { all } from './all';
import { changes } from './changes';
import { matrix } from './matrix';

export const dictionary = dictionaryQuery('rankings/dictionary', rankDays.measures, [changes, matrix, all]);
