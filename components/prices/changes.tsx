'use client';

import { otherTables } from '@/components/layout/other-tables';
import { dayStates, missingDay } from '@/components/panel/coverage-words';
import { hasTwoDays } from '@/components/prices/lead-sentence';
import { starred } from '@/components/prices/names';
import { linkedSkus, MOVED, type PricesTabProps, tableParams } from '@/components/prices/page';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import { Segmented } from '@/components/ui/segmented';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import type { Coverage } from '@/lib/queries/answer';
import { changeColumns } from '@/lib/queries/prices/changes.columns';
import { DIRECTION_WORDS } from '@/lib/queries/prices/directions';
import { flashColumns } from '@/lib/queries/prices/flash.columns';
import { daysFrom } from '@/lib/queries/shared/dates';

const CELLS = {
  sku_name: starred,
  direction: ({ direction }: { direction: string }) =>
    `${direction === DIRECTION_WORDS.down ? '▼' : '▲'} ${direction.toLowerCase()}`,
};
const CHANGES = screenColumns(changeColumns, { cells: CELLS });
const FLASH = screenColumns(flashColumns, { cells: { sku_name: starred } });

const LABELS = { all: 'All', ...DIRECTION_WORDS, flash: 'Flash prices' };
const OPTIONS = MOVED.map((value) => ({ value, label: LABELS[value] }));

/** Changes of prices since the compared day, the newest first, and flash prices of the day. */
export function Changes({ state, onOpen, hasOffers }: PricesTabProps) {
  const { params, address, dates, set } = state;
  const format = useFormat();
  const { moved } = address;
  const ofTable = tableParams(params, address);
  const shared = {
    only: [linkedSkus(state)],
    onOpen: ({ sku, shop }: { sku: string; shop: string }) => onOpen(sku, shop),
    tools: <Segmented label="Changes" options={OPTIONS} value={moved} onChange={(next) => set({ moved: next })} />,
  };
  if (moved === 'flash')
    return (
      <>
        <p className="mb-2 text-caption text-ink-3">
          Offers whose lowest price of the day is 5% or more below their average: they were cheaper for a part of the
          day. Needs the averages and the lowest prices of {format.day(dates.date)}, which are collected on request.
        </p>
        <AnswerTable
          {...shared}
          query="prices/flash"
          params={ofTable}
          columns={FLASH}
          label="Flash prices"
          title={`Flash prices ${dates.date}`}
          noun="offer"
          searches="SKU, EAN, merchant"
          whyEmpty={(coverage) =>
            hasOffers && missingDay(coverage.slice(-1)) === null ? 'No offer was cheaper for a part of the day.' : null
          }
          urlPrefix="flash"
        />
      </>
    );
  return (
    <AnswerTable
      {...shared}
      query="prices/changes"
      params={{ ...ofTable, moved }}
      columns={CHANGES}
      label="Changes of prices"
      title={`Price changes ${dates.against} to ${dates.date}`}
      noun="change"
      searches="SKU, EAN, retailer"
      whyEmpty={(coverage) => (hasOffers ? noChanges(moved, coverage, dates, format) : null)}
      restrictions={moved === 'all' ? [] : [`Changes: ${LABELS[moved].toLowerCase()}`]}
      urlPrefix="changes"
      others={otherTables(state, 'changes')}
      lead={<span className="text-caption text-ink-3">since {format.day(dates.against)}</span>}
    />
  );
}

/** States that no price changed, and that changes on missing days are not known. */
function noChanges(
  moved: keyof typeof LABELS,
  coverage: readonly Coverage[],
  { against, date }: PricesTabProps['state']['dates'],
  format: Format,
): string {
  if (!hasTwoDays(coverage)) return 'A change needs prices on two collected days.';
  const isWhole = dayStates(coverage, daysFrom(against, date)).every((state) => state === 'collected');
  const changed = moved === 'all' ? 'changed' : LABELS[moved].toLowerCase();
  return `No price of these offers ${changed} ${isWhole ? '' : 'between the collected days '}since ${format.day(against)}.`;
}
