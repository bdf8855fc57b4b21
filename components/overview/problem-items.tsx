'use client';

import type { OverviewState } from '@/components/overview/page';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import { SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';
import { itemColumns } from '@/lib/queries/overview/items.columns';

const COLUMNS = screenColumns(itemColumns);

interface ProblemItemsProps {
  state: OverviewState;
  rule: SignalName;
  retailer: string;
}

/** The products or keywords of a problem one by one: figures, product page and crawl time. */
export function ProblemItems({ state, rule, retailer }: ProblemItemsProps) {
  const { title } = SIGNAL_WORDS[rule];
  return (
    <AnswerTable
      query="overview/items"
      params={{ ...state.params, rule: [rule], retailer: [retailer] }}
      columns={COLUMNS}
      label={`${title} at ${retailer}`}
      title={`${title} ${retailer} ${state.dates.date}`}
      noun="product or keyword"
      urlPrefix="items"
    />
  );
}
