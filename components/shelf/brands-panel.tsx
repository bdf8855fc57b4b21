'use client';

import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { withoutOffers } from '@/components/shelf/page';
import { cn } from '@/components/ui/cn';
import { SkeletonRows } from '@/components/ui/skeleton';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import { FIRST_POSITIONS } from '@/lib/datasets/listings/filters';
import type { BrandOnShelf, ShelfBrands } from '@/lib/queries/shelf/brands';

/** Number of brands that have a line. The others share one. */
const LINES = 6;

interface BrandsPanelProps {
  brands: AnswerState<ShelfBrands>;
  styles: ReadonlyMap<string, BrandStyle>;
  onBrand: (brand: string) => void;
}

type Line = Pick<BrandOnShelf, 'name' | 'own' | 'listings' | 'sponsored' | 'before'> & { title: string };

/** The first positions by brand as squares, sponsored ones open, and the change since the compared shelf. */
export function BrandsPanel({ brands, styles, onBrand }: BrandsPanelProps) {
  const format = useFormat();
  return (
    <AnswerPanel
      title={`First ${FIRST_POSITIONS} by brand`}
      isInline
      state={withoutOffers(brands)}
      height={108}
      className="pt-0.5"
      skeleton={<SkeletonRows rows={5} />}
      isEmpty={({ listings }) => listings === 0}
    >
      {(data) => (
        <ul aria-label={`First ${FIRST_POSITIONS} by brand`}>
          {linesOf(data, (count) => `Other (${format.integer(count)})`).map((line) => {
            const { name, own, title, listings, sponsored, before } = line;
            const style = styles.get(name ?? '') ?? OTHER_STYLE;
            return (
              <li
                key={`${own} ${title}`}
                className={cn(
                  'grid min-h-6 grid-cols-[5.5rem_minmax(0,1fr)_1.5rem_2rem] items-center gap-2 text-caption',
                  own && 'font-semibold',
                )}
              >
                {name === null ? (
                  <span className="truncate text-ink-2">{title}</span>
                ) : (
                  <button
                    type="button"
                    title={`Show only ${isolated(name)}`}
                    onClick={() => onBrand(name)}
                    className="min-h-6 truncate text-start hover:underline"
                  >
                    {isolated(title)}
                  </button>
                )}
                <span aria-hidden className="flex min-w-0 gap-0.5 overflow-hidden">
                  {Array.from({ length: listings }, (_, index) => index + 1).map((square) => (
                    <span
                      key={square}
                      className="h-3 min-w-0 max-w-4 grow basis-0"
                      style={
                        square <= listings - sponsored
                          ? { background: style.color }
                          : { boxShadow: `inset 0 0 0 1.5px ${style.color}` }
                      }
                    />
                  ))}
                </span>
                <span className="text-end" title={`${format.integer(sponsored)} sponsored`}>
                  {format.integer(listings)}
                </span>
                <span className="text-end font-normal text-ink-3">
                  {before === null ? '' : format.difference(listings - before, 0)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </AnswerPanel>
  );
}

/** Own brands, those with most listings, and one line of the others. */
export function linesOf({ brands }: ShelfBrands, otherTitle: (count: number) => string): Line[] {
  const present = brands.filter(({ listings, before }) => listings > 0 || (before ?? 0) > 0);
  const named = present.filter(({ name, own }) => own && name !== null);
  for (const brand of present) if (named.length < LINES && brand.name !== null && !brand.own) named.push(brand);
  const others = present.filter((brand) => !named.includes(brand));
  const sum = (countOf: (brand: BrandOnShelf) => number | null) =>
    others.reduce((total, brand) => total + (countOf(brand) ?? 0), 0);
  const lines = named
    .toSorted((a, b) => b.listings - a.listings)
    .map((brand): Line => ({ ...brand, title: brand.name ?? '' }));
  if (others.length === 0) return lines;
  const isCompared = others.every(({ before }) => before !== null);
  const other: Line = {
    ...{ name: null, own: false, title: otherTitle(others.length) },
    ...{ listings: sum(({ listings }) => listings), sponsored: sum(({ sponsored }) => sponsored) },
    before: isCompared ? sum(({ before }) => before) : null,
  };
  return [...lines, other];
}
