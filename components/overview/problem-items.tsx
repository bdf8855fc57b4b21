'use client';

import type { OverviewState } from '@/components/overview/page';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';
import type { RowOf } from '@/lib/queries/columns';
import { itemColumns } from '@/lib/queries/overview/items.columns';
import { isIsoCurrency } from '@/lib/text/number-format';

type Item = RowOf<typeof itemColumns>;

/** Decimals by the unit of a row. */
const DIGITS: Readonly<Record<string, number>> = { position: 0, count: 0, stars: 2 };

/** Figures of different units in one column: ranks and counts without decimals, prices with those of their currency. */
const figure = (name: 'value_before' | 'value' | 'reference' | 'value_ended') => (row: Item, format: Format) =>
  isIsoCurrency(row.unit) ? format.amount(row[name], row.unit) : format.decimal(row[name], DIGITS[row.unit ?? ''] ?? 1);

const COLUMNS = screenColumns(itemColumns, {
  cells: {
    value_before: figure('value_before'),
    value: figure('value'),
    reference: figure('reference'),
    value_ended: figure('value_ended'),
  },
});

interface ProblemItemsProps {
  state: OverviewState;
  rule: SignalName;
  retailer: string;
  /** States of the instances. By default open ones. */
  states?: string[] | undefined;
  /** Days on which they opened. By default all days. */
  opened?: string[] | undefined;
}

/** The products or keywords of a problem one by one: figures, product page and crawl time. */
export function ProblemItems({ state, rule, retailer, states = [], opened = [] }: ProblemItemsProps) {
  const { title } = SIGNAL_WORDS[rule];
  const format = useFormat();
  return (
    <AnswerTable
      query="overview/items"
      params={{ ...state.params, rule: [rule], retailer: [retailer], state: states, opened }}
      columns={COLUMNS}
      label={`${title} at ${retailer}`}
      title={`${title} ${retailer} ${state.dates.date}`}
      noun="product or keyword"
      restrictions={[
        ...(states.length > 0 ? [`State: ${states.join(', ')}`] : []),
        ...(opened.length > 0 ? [`Opened: ${opened.map(format.day).join(', ')}`] : []),
      ]}
      urlPrefix="items"
    />
  );
}
