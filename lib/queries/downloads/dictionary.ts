import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { faults } from './faults';

export const dictionary = dictionaryQuery('downloads/dictionary', {}, [faults]);
