'use client';

import type { Totals } from '@/components/banners/prepare-totals';
import type { Weights } from '@/lib/client/banners/prepare-share';
import { weightsInWords } from '@/lib/client/banners/use-weights';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';

interface TotalsLineProps {
  /** Null while there is nothing to count: the tiles keep their places. */
  totals: Totals | null;
  weights: Weights;
}

/** The day in five numbers, each with what it is of. */
export function TotalsLine({ totals, weights }: TotalsLineProps) {
  const format = useFormat();
  const tiles = totals ? tilesOf(totals, weights, format) : NAMES.map((name) => ({ name, value: '', note: '' }));
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-line border-y py-2.5 sm:grid-cols-3 lg:grid-cols-5">
      {tiles.map(({ name, value, note }) => (
        <div key={name} className="flex min-h-16 min-w-0 flex-col">
          <dt className="text-caption text-ink-2">{name}</dt>
          <dd className="min-h-8 text-tile">{value}</dd>
          <dd className="text-caption text-ink-3">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

const NAMES = ['Banner share', 'Banners', 'Own labels', 'Competitor labels', 'Counts agree'] as const;

function tilesOf(totals: Totals, weights: Weights, format: Format) {
  const { own, competitor, share, banners, unknown, before, retailers, pages, agreeing } = totals;
  const uneven = weightsInWords(weights);
  const change =
    before?.share != null && share !== null ? `, ${format.points(share - before.share)} to the compared day` : '';
  const of =
    banners > unknown
      ? `${format.integer(own)} of ${format.integer(own + competitor)} labels${change}`
      : 'no banner has both counts';
  const known = unknown > 0 ? `unknown for ${counted(unknown, 'banner', format)}` : 'every banner counted';
  const notes: Record<(typeof NAMES)[number], [string, string]> = {
    'Banner share': [format.percent(share), uneven ? `weighted: ${uneven}; ${of}` : of],
    Banners: [
      format.integer(banners),
      `on ${counted(pages, 'page', format)} of ${counted(retailers, 'retailer', format)}`,
    ],
    'Own labels': [format.integer(banners > unknown ? own : null), known],
    'Competitor labels': [format.integer(banners > unknown ? competitor : null), known],
    'Counts agree': [
      agreeing.of > 0 ? `${format.integer(agreeing.count)} of ${format.integer(agreeing.of)}` : '—',
      'banners whose counts are those of their labels',
    ],
  };
  return NAMES.map((name) => ({ name, value: notes[name][0], note: notes[name][1] }));
}
