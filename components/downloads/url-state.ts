import { parseAsStringLiteral } from 'nuqs';
import { FORMATS } from '@/components/downloads/formats';
import { valueParser } from '@/lib/client/url-parsers';
import { DATASET_NAMES } from '@/lib/contract/dataset-names';
import { day } from '@/lib/contract/params';

export const SPANS = ['7', '14', '31', '62'] as const;
export const TABS = ['files', 'preview', 'columns'] as const;

/** The filters of the page. `until` is absent for "up to today"; `at` is the hour that the details describe. */
export const urlState = {
  dataset: parseAsStringLiteral(DATASET_NAMES).withDefault('rating'),
  until: valueParser(day('Last day of the calendar')),
  days: parseAsStringLiteral(SPANS).withDefault('14'),
  at: valueParser(day('Day of the hour shown')),
  hour: parseAsStringLiteral(Array.from({ length: 24 }, (_, hour) => String(hour))),
  tab: parseAsStringLiteral(TABS).withDefault('files'),
  format: parseAsStringLiteral(FORMATS).withDefault('csv'),
};
