import { cn } from '@/components/ui/cn';
import { productName, type Ranking } from '@/lib/client/rankings/ranking';

/** A product's name; own products are the strongest, power SKUs carry their mark. */
export function ProductCell({ ranking: { item } }: { ranking: Ranking }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span className={cn('truncate', item.is_customer_brand === true && 'font-semibold')}>{productName(item)}</span>
      {item.is_psku === true ? (
        <span role="img" aria-label="power SKU" title="Power SKU" className="text-caption text-ink-2">
          ◆
        </span>
      ) : null}
    </span>
  );
}
