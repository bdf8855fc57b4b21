import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { items } from './items';

export const dictionary = dictionaryQuery('overview/dictionary', {}, [items]);
