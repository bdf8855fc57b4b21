'use client';

import { Sparkline } from '@/components/chart/sparkline';
import { rankedWords } from '@/components/rankings/product-chart';
import { starred } from '@/components/rankings/words';
import { ChoiceTable } from '@/components/ui/choice-table';
import type { Format } from '@/lib/client/format/format';
import { shopName } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import { STATE_WORDS } from '@/lib/queries/rankings/all.columns';
import { shelfOf } from '@/lib/queries/rankings/params';
import type { Product, ProductKeywordRanks } from '@/lib/queries/rankings/product';

interface ProductKeywordsProps {
  product: Product;
  selected: ProductKeywordRanks;
  onSelect: (shelf: string) => void;
}

/** The keywords of a product: its rank, target and days. A click shows one in the chart, and who is above. */
export function ProductKeywords({ product, selected, onSelect }: ProductKeywordsProps) {
  const format = useFormat();
  const { keywords, days } = product;
  const hasShops = new Set(keywords.map(({ shop }) => shop)).size > 1;
  return (
    <ChoiceTable
      label="Keywords of the product"
      name="Keyword"
      nameOf={starred}
      detail={hasShops ? (row) => shopName(row.retailer_name) : undefined}
      selected={selected}
      onSelect={(row) => onSelect(shelfOf(row))}
      columns={[
        { name: 'Rank', kind: 'number', cell: (row) => rankWords(row, format) },
        { name: 'Target', kind: 'number', cell: (row) => <Target row={row} format={format} /> },
        {
          name: `${days.length} days`,
          kind: 'text',
          cell: (row) => (
            <Sparkline
              // The best rank is on top.
              values={row.ranks.map((rank) => (rank === null ? null : -rank))}
              target={row.target === null ? null : -row.target}
              minSpan={10}
              label={rankedWords(row, format)}
              className="block h-6 w-24"
            />
          ),
        },
      ]}
      rows={keywords}
      keyOf={shelfOf}
    />
  );
}

function rankWords({ rank, state, page_no }: ProductKeywordRanks, format: Format) {
  if (rank === null) return <span className="text-ink-3">{state === null ? 'not tracked' : STATE_WORDS[state]}</span>;
  return (
    <span title={page_no === null ? undefined : `page ${format.integer(page_no)}`}>
      {format.position(rank)}
      {page_no !== null && page_no > 1 ? <span className="text-ink-3"> p{format.integer(page_no)}</span> : null}
    </span>
  );
}

/** The target with the verdict of the service, and the distance if it is missed. */
function Target({ row, format }: { row: ProductKeywordRanks; format: Format }) {
  const { target, is_on_target, verdict_agrees, distance } = row;
  if (target === null) return '—';
  return (
    <>
      {format.position(target)}{' '}
      {is_on_target === null ? null : (
        <span className={is_on_target ? 'text-on-target' : 'text-off-target'}>
          {is_on_target ? '●' : '▼'}
          <span className="sr-only">{is_on_target ? ' met' : ' missed'}</span>
          {!is_on_target && distance !== null ? ` ${format.difference(distance, 0)}` : ''}
        </span>
      )}
      {verdict_agrees === false ? <span title="The verdict does not follow from rank and target."> ≠</span> : null}
    </>
  );
}
