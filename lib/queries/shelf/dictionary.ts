import { shelfDays } from '@/lib/datasets/listings/shelf-days';
import { listings } from '@/lib/datasets/listings/view';
import { scores } from '@/lib/datasets/scores/view';
import { dictionaryQuery } from '@/lib/queries/shared/dictionary';
import { shelf } from './shelf';

const { share, target_share } = scores.measures;

export const dictionary = dictionaryQuery(
  'shelf/dictionary',
  { ...shelfDays.measures, share, target_share, ...listings.measures },
  [shelf],
);
