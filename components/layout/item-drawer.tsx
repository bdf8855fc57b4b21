'use client';

import type { ReactNode } from 'react';
import type { PageDates } from '@/components/layout/define-page';
import { AnswerDrawer } from '@/components/panel/answer-drawer';
import { Facts } from '@/components/ui/facts';
import { NO_VALUE } from '@/lib/client/format/format-number';
import { isolated } from '@/lib/client/format/isolated';
import { withStar } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';

/** A product or SKU. */
interface Item {
  name: string;
  brand: string | null;
  isOwn: boolean | null;
  isPower: boolean | null;
  barcode: string | null;
  /** The identifier of the service, with its name. */
  id: readonly [name: string, id: string | null];
  tags?: readonly string[];
}

interface ItemDrawerProps<Answer> {
  /** The title until the item is known. */
  noun: 'SKU' | 'Product';
  /** The noun of its rows: "offer". */
  row: string;
  state: AnswerState<Answer | null>;
  dates: PageDates;
  /** Settings that its charts depend on, for pictures. */
  settings: readonly string[];
  item: (answer: Answer) => Item;
  onClose: () => void;
  /** Between the title and the identifiers. */
  children: (content: Extract<AnswerState<Answer>, { kind: 'content' }>) => ReactNode;
}

/** A drawer with a product or SKU regardless of the filters of the page, and its identifiers. */
export function ItemDrawer<Answer>(props: ItemDrawerProps<Answer>) {
  const { noun, row, state, dates, settings, item, onClose, children } = props;
  const format = useFormat();
  return (
    <AnswerDrawer
      state={state}
      name={noun}
      title={(answer) => withStar(item(answer).name, item(answer).isPower)}
      caption={(answer) => {
        const { brand, barcode } = item(answer);
        return [isolated(brand ?? 'Unknown brand'), barcode && `EAN ${barcode}`, format.day(dates.date)]
          .filter(Boolean)
          .join(' · ');
      }}
      settings={settings}
      whyEmpty={`No ${row} of this ${noun === 'SKU' ? noun : noun.toLowerCase()} from ${format.day(dates.from)} to ${format.day(dates.date)}. Try a longer period.`}
      onClose={onClose}
      className="w-[44rem]"
    >
      {(content) => (
        <div className="flex flex-col gap-6">
          {children(content)}
          <Identifiers item={item(content.data)} />
        </div>
      )}
    </AnswerDrawer>
  );
}

/** Formats a flag of the service. Empty if it sends none. */
function flagWords(flag: boolean | null, yes: string, no: string): string {
  return flag === null ? '' : flag ? yes : no;
}

function Identifiers({ item: { brand, isOwn, isPower, barcode, id, tags } }: { item: Item }) {
  return (
    <section aria-label="Identifiers">
      <h3 className="mb-2 border-line border-b pb-1 font-semibold text-body">Identifiers</h3>
      <Facts
        facts={[
          ['Brand', [isolated(brand ?? NO_VALUE), flagWords(isOwn, 'own', 'competitor')].filter(Boolean).join(', ')],
          [id[0], id[1] ?? NO_VALUE],
          ['EAN, barcode', barcode ?? NO_VALUE],
          ['Power SKU', flagWords(isPower, 'yes', 'no') || NO_VALUE],
          ...(tags ? [['Tags', tags.length === 0 ? NO_VALUE : tags.map(isolated).join(' · ')] as const] : []),
        ]}
      />
    </section>
  );
}
