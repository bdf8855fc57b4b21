'use client';

import type { OverviewState } from '@/components/overview/page';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { SIGNAL_WORDS } from '@/lib/metrics/signals.words';
import type { RowOf } from '@/lib/queries/columns';
import { itemColumns, STATE_WORDS } from '@/lib/queries/overview/items.columns';
import type { Problem } from '@/lib/queries/overview/problems';
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
  problem: Pick<Problem, 'rule' | 'retailer' | 'age' | 'since'>;
}

/** The products or keywords of a problem one by one: figures, product page and crawl time. */
export function ProblemItems({ state, problem: { rule, retailer, age, since } }: ProblemItemsProps) {
  const { title } = SIGNAL_WORDS[rule];
  const format = useFormat();
  // Those of a standing line opened on different days.
  const opened = age === 'standing' ? [] : [since];
  return (
    <AnswerTable
      query="overview/items"
      params={{ ...state.params, rule: [rule], retailer: [retailer], state: [age], opened }}
      columns={COLUMNS}
      label={`${title} at ${retailer}`}
      title={`${title} ${retailer} ${state.dates.date}`}
      noun="product or keyword"
      restrictions={[`State: ${STATE_WORDS[age]}`, ...opened.map((day) => `Opened: ${format.day(day)}`)]}
      urlPrefix="items"
    />
  );
}
