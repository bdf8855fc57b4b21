'use client';

import { ImageDown } from 'lucide-react';
import { HeatTable } from '@/components/chart/heat-table';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { FallbackNote } from '@/components/panel/fallback-note';
import { HeatHead, LineRow, RetailerRow } from '@/components/price-competition/heat-rows';
import { HeatKey, stripRow } from '@/components/price-competition/heat-strip';
import {
  type CompetitionView,
  HEAT_STEP,
  hasMainPrices,
  linesParams,
  type TimeDimension,
} from '@/components/price-competition/page';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { BUCKET_NOUNS, noLinesWords, ruleWords, sharedBrand } from '@/components/price-competition/words';
import { OnlyNote } from '@/components/table/only-note';
import { useRowLimit } from '@/components/table/use-row-limit';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { saveFiles } from '@/components/ui/save-files';
import { ShowMore } from '@/components/ui/show-more';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import { useAnswer } from '@/lib/client/query/use-answer';
import { useShown } from '@/lib/client/query/use-last';
import type { CompetitionLine } from '@/lib/queries/price-competition/lines.columns';
import type { MainPrice } from '@/lib/queries/price-competition/main-prices';
import type { RetailerLine } from '@/lib/queries/price-competition/retailers';
import type { Summary } from '@/lib/queries/price-competition/summary';
import { groupBy } from '@/lib/queries/shared/group-by';
import type { TableAnswer } from '@/lib/queries/table';

/** Height of the placeholder in pixels, which avoids layout shifts. */
const HEIGHT = 320;

interface HeatProps {
  state: CompetitionState;
  view: CompetitionView;
  summary: AnswerState<Summary>;
  /** The competition in the side panel. */
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** Opens a competition, and the clicked bucket of its strip. */
  onOpen: (id: string, bucket?: string) => void;
}

/** A strip of buckets for each competition, by retailer and in descending order of the distance from the target. */
export function Heat({ state, view, summary, selectedId, onSelect, onOpen }: HeatProps) {
  const { params, notes, name, address, set } = state;
  const { only } = address;
  const format = useFormat();
  const { limit, onMore } = useRowLimit(HEAT_STEP);
  const lines = useAnswer('price-competition/lines', params && { ...linesParams(params, { view, only }), limit });
  const retailers = useAnswer('price-competition/retailers', params);
  // The words of the strips on screen, until strips of another day or other filters have loaded.
  const shown = useShown(
    { summary: summary.data ?? null, by: address.time_dimension, name, notes },
    lines.kind === 'content' && lines.isOutdated === true,
  );
  const mainMerchants = useAnswer('price-competition/main-prices', params && hasMainPrices(params) ? params : null);
  const mainPrices = new Map(mainMerchants.data?.map((main) => [main.id, main]));
  async function save(extension: 'png' | 'svg', { rows, total }: TableAnswer<CompetitionLine>) {
    const { summary } = shown;
    if (!summary) return;
    const { saveHeat } = await import('@/components/price-competition/heat-picture');
    const title = `Price competition, ${shown.name}`;
    await saveHeat(rows, { ...shown, summary, total, title, format }, extension);
  }
  return (
    <AnswerPanel
      title="Index against the target band"
      untitled
      state={lines}
      height={HEIGHT}
      skeleton={<SkeletonRows rows={12} />}
      caption={() => (shown.summary ? captionOf(shown.summary, format) : ' ')}
      isEmpty={({ total }) => total === 0 && !shown.summary?.shown}
    >
      {(answer) => (
        <>
          <OnlyNote rows={only} noun="competition" onClear={() => set({ only: null })} />
          {answer.total === 0 ? (
            <p className="py-4 text-ink-2">
              {only ? 'No competition of the link is in this view.' : noLinesWords(view, shown.summary)}
            </p>
          ) : (
            <>
              <Strips
                rows={answer.rows}
                selectedId={selectedId}
                onSelect={onSelect}
                onOpen={onOpen}
                summary={shown.summary}
                by={shown.by}
                mainPrices={mainPrices}
                retailers={retailers.data ?? []}
              />
              <FallbackNote answer={mainMerchants} />
              <ShowMore shown={answer.rows.length} total={answer.total} onMore={onMore} />
              <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
                <HeatKey />
                <Menu
                  trigger={
                    <Button look="quiet">
                      <ImageDown aria-hidden />
                      Picture
                    </Button>
                  }
                >
                  <MenuItem onClick={() => void saveFiles(() => save('png', answer))}>
                    Picture for a slide (PNG)
                  </MenuItem>
                  <MenuItem onClick={() => void saveFiles(() => save('svg', answer))}>Drawing (SVG)</MenuItem>
                </Menu>
              </div>
            </>
          )}
        </>
      )}
    </AnswerPanel>
  );
}

interface StripsProps extends Pick<HeatProps, 'selectedId' | 'onSelect' | 'onOpen'> {
  /** By competition. */
  mainPrices: ReadonlyMap<string, MainPrice>;
  rows: readonly CompetitionLine[];
  retailers: readonly RetailerLine[];
  summary: Summary | null;
  by: TimeDimension;
}

function Strips({ rows, retailers, mainPrices, summary, by, selectedId, onSelect, onOpen }: StripsProps) {
  const format = useFormat();
  const brand = sharedBrand(rows);
  const groups = [...groupBy(rows, ({ retailer }) => retailer)];
  const strips = new Map(summary ? rows.map((line) => [line.id, stripRow(line, { summary, by, format, onOpen })]) : []);
  return (
    <div data-chart data-rows>
      <HeatTable label={`Index of each competition by ${BUCKET_NOUNS[by]}`} rows={[...strips.values()]}>
        <HeatHead by={by} buckets={summary?.buckets ?? []} brand={brand} />
        {groups.map(([retailer, lines]) => (
          <section key={retailer ?? ''} aria-label={retailer ?? 'Unknown retailer'}>
            <RetailerRow
              name={retailer}
              figures={retailers.find((figures) => figures.retailer === retailer)}
              rule={summary?.rule ?? null}
              by={by}
            />
            <ul>
              {lines.map((line) => (
                <LineRow
                  key={line.id}
                  line={line}
                  row={strips.get(line.id)}
                  rule={summary?.rule ?? null}
                  by={by}
                  hasBrandAbove={brand !== null}
                  main={mainPrices.get(line.id)}
                  isSelected={line.id === selectedId}
                  onSelect={onSelect}
                />
              ))}
            </ul>
          </section>
        ))}
      </HeatTable>
    </div>
  );
}

/** "17 of 48 off target: 7 after our product’s price moved, 2 without another verdict in the period · index = …" */
function captionOf(summary: Summary, { integer, count }: Format): string {
  const { tones, shown, competitions, moved, own } = summary;
  const parts = [
    // The seller may be another merchant, so that the price is not ours.
    moved.ours > 0 && `${integer(moved.ours)} after ${own ? 'our product’s' : 'the base’s'} price moved`,
    moved.theirs > 0 && `${integer(moved.theirs)} after ${own ? 'their' : 'the benchmark’s'} price moved`,
    moved.earlier > 0 && `${integer(moved.earlier)} without another verdict in the period`,
    moved.unknown > 0 && `${integer(moved.unknown)} without a known price change`,
  ].filter(Boolean);
  const judged = shown - tones.none;
  return [
    judged === 0
      ? 'none with an index'
      : `${integer(tones.off)} of ${integer(judged)} off target${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`,
    `${count(shown, 'competition')}${shown < competitions ? ` of ${integer(competitions)}` : ''}`,
    ruleWords(summary),
  ].join(' · ');
}
