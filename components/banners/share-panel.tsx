'use client';

import { shareParams } from '@/components/banners/page';
import type { Banners } from '@/components/banners/use-banners';
import { BrandTrendPanel } from '@/components/layout/brand-trend-panel';
import { useFormat } from '@/lib/client/format/use-format';
import { weightWords } from '@/lib/client/format/weight-words';
import { useAnswer } from '@/lib/client/query/use-answer';

/** Shares of brand mentions by brand over the period. */
export function SharePanel({ banners }: { banners: Banners }) {
  const { params, weights, set } = banners;
  const format = useFormat();
  const trend = useAnswer('banners/brand-trend', shareParams(params));
  const weighted = weightWords(weights);
  return (
    <BrandTrendPanel
      title="Share by brand"
      state={trend}
      caption={() => `share of all brand mentions${weighted ? `, ${weighted}` : ''}`}
      whyEmpty={({ banners: count }) =>
        count > 0 ? `None of the ${format.count(count, 'banner')} of these days mentions a brand.` : null
      }
      height={176}
      counts={({ wholes }) => wholes}
      counted="brand mentions"
      onDay={(date) => set({ date })}
    />
  );
}
