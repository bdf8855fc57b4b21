'use client';

import { type BrandStyle, OTHER_STYLE, UNNAMED_STYLE } from '@/components/chart/brand-color';
import { brandFill } from '@/components/chart/brand-fill';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { AnswerPanel } from '@/components/panel/answer-panel';
import type { RankingsState } from '@/components/rankings/page';
import { cn } from '@/components/ui/cn';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import type { BrandOnPageOne, PageOne } from '@/lib/queries/rankings/page-one';

const NO_BRANDS: readonly BrandOnPageOne[] = [];

interface Line extends Pick<BrandOnPageOne, 'products' | 'organic' | 'sponsored_only' | 'share' | 'share_before'> {
  key: string;
  name: string;
  own: boolean;
  style: BrandStyle;
  /** Filters by the brand. Undefined for brands without a name, and for several together. */
  onSelect?: (() => void) | undefined;
}

/** The brands on page one of the selected keywords, with organic and sponsored products. */
export function PageOneByBrand({ state: { params, set } }: { state: RankingsState }) {
  const format = useFormat();
  const answer = useAnswer('rankings/page-one', params);
  const styles = useBrandStyles(answer.data?.brands ?? NO_BRANDS);
  return (
    <AnswerPanel
      title="Page one by brand"
      state={answer}
      height={144}
      skeleton={<SkeletonRows rows={5} />}
      caption={(data) => captionOf(data, format)}
      isEmpty={({ products }) => products === 0}
    >
      {({ brands, others }) => {
        const named = brands.map(
          ({ name, own, ...figures }): Line => ({
            ...figures,
            own,
            key: `${own} ${name}`,
            name: name === null ? 'Unknown brand' : isolated(name),
            style: name === null ? UNNAMED_STYLE : (styles.get(name) ?? OTHER_STYLE),
            onSelect: name === null ? undefined : () => set({ brand: [name] }),
          }),
        );
        const otherBrands: Line = {
          ...others,
          ...{ key: 'others', name: `Other (${format.integer(others.brands)})`, own: false, style: OTHER_STYLE },
        };
        const lines = others.brands > 0 ? [...named, otherBrands] : named;
        const max = Math.max(...lines.map(({ products }) => products));
        return (
          <ul aria-label="Products on page one by brand">
            {lines.map((line) => (
              <BrandLine key={line.key} line={line} max={max} format={format} />
            ))}
          </ul>
        );
      }}
    </AnswerPanel>
  );
}

/** "1,200 tracked products · darker organic, paler only sponsored" */
function captionOf({ products, known: { organic, sponsored } }: PageOne, format: Format): string {
  const types =
    organic && sponsored
      ? 'darker organic, paler only sponsored'
      : organic
        ? 'organic, sponsored not collected'
        : 'sponsored, organic not collected';
  return `${format.count(products, 'tracked product')} · ${types}`;
}

function BrandLine({ line, max, format }: { line: Line; max: number; format: Format }) {
  const { name, own, style, products, organic, sponsored_only, share, share_before, onSelect } = line;
  const width = (count: number) => `${(count / max) * 100}%`;
  const words = [
    format.count(products, 'product'),
    `${format.integer(organic)} organic`,
    `${format.integer(sponsored_only)} only sponsored`,
  ].join(', ');
  return (
    <li
      className={cn('grid min-h-6 grid-cols-[5.5rem_minmax(0,1fr)_6.75rem] items-center gap-2', own && 'font-semibold')}
      title={`${name}: ${words}`}
    >
      {onSelect ? (
        <button
          type="button"
          title={`Show only ${name}`}
          onClick={onSelect}
          className="min-h-6 truncate text-start hover:underline"
        >
          {name}
        </button>
      ) : (
        <span className="truncate">{name}</span>
      )}
      <span aria-hidden className="flex h-3.5">
        <span style={{ ...brandFill(style), width: width(organic) }} />
        <span style={{ ...brandFill(style), width: width(sponsored_only), opacity: 0.4 }} />
      </span>
      <span className="whitespace-nowrap text-end">
        <span className="sr-only">{words}, </span>
        {format.percent(share)}{' '}
        <span className="inline-block min-w-14 font-normal text-ink-3">
          {share_before === null ? '' : format.points(share - share_before)}
        </span>
      </span>
    </li>
  );
}
