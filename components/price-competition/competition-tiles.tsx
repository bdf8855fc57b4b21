'use client';

import { Tiles } from '@/components/layout/tiles';
import { tilesByName } from '@/components/layout/tiles-by-name';
import type { CompetitionView } from '@/components/price-competition/page';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { BUCKET_NOUNS, bucketWords } from '@/components/price-competition/words';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { useSettingValues } from '@/lib/client/query/use-account-settings';
import type { Summary } from '@/lib/queries/price-competition/summary';

interface CompetitionTilesProps {
  state: CompetitionState;
  tiles: Parameters<typeof Tiles>[0]['state'];
  summary: Summary | null;
}

/** Tiles of competitions on target, off target and without an index, which filter the page. */
export function CompetitionTiles({ state, tiles, summary }: CompetitionTilesProps) {
  const { address, set } = state;
  const format = useFormat();
  const settings = useSettingValues();
  const stepNoun = BUCKET_NOUNS[address.time_dimension];
  const figures = tilesByName(tiles);
  const back = figures.get('back_on')?.value;
  const to = (view: CompetitionView, label: string) => ({
    label,
    active: address.view === view && address.only === null,
    onToggle: () => set({ view, only: null }),
  });
  return (
    <Tiles
      state={tiles}
      against={summary?.before ? bucketWords(summary.before, address.time_dimension, format) : null}
      stepNoun={stepNoun}
      extra={{
        on_target: { target: settings.target_on_target ?? undefined, filter: to('on', 'Show those on target') },
        average_index: { note: `${format.integer(figures.get('average_index')?.part ?? 0)} with an index` },
        // Each day of their trend is compared with the one before, not with the compared day.
        new_off: { note: `${back == null ? '' : `${format.integer(back)} back · `}${stepNoun} on ${stepNoun}` },
        off: {
          note: summary && figures.get('off')?.value !== null ? offNote(summary, format) : ' ',
          filter: to('off', 'Show those off target'),
        },
        no_index: {
          note: summary ? `of ${format.count(summary.shown, 'competition')}` : ' ',
          filter: to('none', 'Show those without an index'),
        },
      }}
    />
  );
}

/** "9 ▲ 4 ▼ · 8 after theirs". ◆ counts indices that are off target by the service, but not outside the band. */
function offNote({ sides, moved, own }: Summary, format: Format): string {
  const { above, below, neither } = sides;
  return [
    `${format.integer(above)} ▲ ${format.integer(below)} ▼${neither > 0 ? ` ${format.integer(neither)} ◆` : ''}`,
    `${format.integer(moved.theirs)} after ${own ? 'theirs' : 'the benchmark'}`,
  ].join(' · ');
}
