import { keywordDays } from '@/lib/datasets/ranks/keyword-days';
import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { all } from './all';
import { keywords } from './keywords';
import { matrix } from './matrix';

export const dictionary = dictionaryQuery('rankings/dictionary', keywordDays.measures, [keywords, matrix, all]);
