import { scorecards } from '@/lib/datasets/scorecards/view';
import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { skus } from './skus';

export const dictionary = dictionaryQuery('scorecards/dictionary', scorecards.measures, [skus]);
