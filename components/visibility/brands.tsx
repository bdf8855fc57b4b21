'use client';

import { useMemo } from 'react';
import { OTHER_STYLE } from '@/components/chart/brand-color';
import { ChartFrame } from '@/components/chart/chart-frame';
import { ShareChart } from '@/components/chart/share-chart';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { Segmented } from '@/components/ui/segmented';
import { type BrandShares, prepareBrands } from '@/components/visibility/prepare-brands';
import { BRAND_GROUPS, type BrandGroup } from '@/components/visibility/url-state';
import type { Sheet } from '@/lib/client/sheet';
import { useFormat } from '@/lib/client/use-format';
import type { Score } from '@/lib/client/visibility/score';

interface BrandsProps {
  scores: readonly Score[];
  group: BrandGroup;
  onGroup: (group: BrandGroup) => void;
  /** "keyword" or "category". */
  source: string;
  title: string;
  notes: readonly string[];
}

/** More bars than these are drawn by nobody's eye; the table and the csv hold all. */
const DRAWN = 24;

/** Whose products stand on the shelves. Stacked where the shares of a shelf are parts of one whole. */
export function Brands({ scores, group, onGroup, source, title, notes }: BrandsProps) {
  const format = useFormat();
  const prepared = useMemo(() => prepareBrands(scores, group), [scores, group]);
  const { brands, others, bars, stackable } = prepared;
  const styles = useBrandStyles(brands);
  const series = [
    ...brands.map(({ name }) => ({ key: `brand ${name}`, name, style: styles.get(name) ?? OTHER_STYLE })),
    ...(others > 0 ? [{ key: 'other', name: `Other (${others})`, style: OTHER_STYLE }] : []),
  ];
  if (bars.length === 0) return <p className="text-ink-2">None of the scores shown has counts of products.</p>;
  return (
    <ChartFrame
      print={{ title, notes }}
      sheet={brandSheet(title, prepared)}
      tools={
        <>
          <Segmented
            label="What a bar stands for"
            options={BRAND_GROUPS.map((value) => ({ value, label: `By ${value === 'source' ? source : value}` }))}
            value={group}
            onChange={onGroup}
          />
          <span className="text-caption text-ink-3">
            {bars.length > DRAWN ? `the first ${DRAWN} of ${format.integer(bars.length)}, key sources first · ` : ''}
            {stackable
              ? 'of all products counted; the rest is of brands that are not searched'
              : 'beside each other: brands of a shelf add up to more than its products'}
          </span>
        </>
      }
    >
      <ShareChart
        label={title}
        series={series}
        rows={bars.slice(0, DRAWN).map(({ id, label, products, shelves, shares }) => ({
          key: id,
          label,
          note: `of ${format.integer(products)} products on ${format.integer(shelves)} shelves`,
          shares,
        }))}
        stacked={stackable}
        format={(share) => format.percent(share, 0)}
      />
    </ChartFrame>
  );
}

/** The table twin: shares in percent, and what they are of. */
export function brandSheet(title: string, { brands, others, bars }: BrandShares): Sheet {
  const names = [...brands.map(({ name }) => name), ...(others > 0 ? [`Other (${others})`] : [])];
  return {
    title,
    columns: [
      { header: 'Shelves of', kind: 'text' },
      ...names.map((name) => ({ header: `${name} (%)`, kind: 'number' as const })),
      { header: 'Products', kind: 'number' },
      { header: 'Shelves', kind: 'number' },
    ],
    rows: bars.map(({ label, shares, products, shelves }) => [
      label,
      ...shares.map((share) => (share === null ? null : Number((share * 100).toFixed(2)))),
      products,
      shelves,
    ]),
  };
}
