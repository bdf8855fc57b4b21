import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { items } from './items';
import { points } from './points';

export const dictionary = dictionaryQuery('overview/dictionary', {}, [items, points]);
