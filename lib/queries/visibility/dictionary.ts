import { scores as view } from '@/lib/datasets/scores/view';
import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { matrix, positions } from './matrix';
import { scores } from './scores';
import { sources } from './sources';

export const dictionary = dictionaryQuery('visibility/dictionary', view.measures, [scores, matrix, positions, sources]);
