'use client';

import { parseAsStringLiteral, useQueryState } from 'nuqs';
import type { ReactNode } from 'react';
import { shareParams } from '@/components/banners/page';
import type { Banners } from '@/components/banners/use-banners';
import { BrandTrendPanel } from '@/components/layout/brand-trend-panel';
import { ChoiceMenu } from '@/components/ui/choice-menu';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/lib/client/format/use-format';
import { weightWords } from '@/lib/client/format/weight-words';
import { useAnswer } from '@/lib/client/query/use-answer';

const ShareBars = lazyPart(() => import('@/components/banners/share-bars'), 'ShareBars', <Skeleton className="h-56" />);

const HEIGHT = 176;

const BY = [
  { value: 'brand', label: 'Brand' },
  { value: 'retailer', label: 'Retailer' },
  { value: 'page_type', label: 'Page type' },
] as const;

/** Shares of brand mentions: by brand over the period, or the own share by retailer or page type on the day. */
export function SharePanel({ banners }: { banners: Banners }) {
  const [by, setBy] = useQueryState(
    'by',
    parseAsStringLiteral(['brand', 'retailer', 'page_type']).withDefault('brand'),
  );
  const choose = <ChoiceMenu label="By" value={by} options={BY} onChange={(next) => void setBy(next)} />;
  return by === 'brand' ? (
    <BrandShares banners={banners} tools={choose} />
  ) : (
    <ShareBars banners={banners} by={by} tools={choose} />
  );
}

interface SharePanelProps {
  banners: Banners;
  tools: ReactNode;
}

function BrandShares({ banners, tools }: SharePanelProps) {
  const { params, weights, set } = banners;
  const format = useFormat();
  const trend = useAnswer('banners/brand-trend', shareParams(params));
  const weighted = weightWords(weights);
  return (
    <BrandTrendPanel
      title="Share by brand"
      state={trend}
      caption={() => `share of all brand mentions${weighted ? `, ${weighted}` : ''}`}
      tools={tools}
      whyEmpty={({ banners: count }) =>
        count > 0 ? `None of the ${format.count(count, 'banner')} of these days mentions a brand.` : null
      }
      height={HEIGHT}
      counts={({ wholes }) => wholes}
      counted="brand mentions"
      onDay={(date) => set({ date })}
    />
  );
}
