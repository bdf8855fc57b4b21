'use client';

import { useMemo } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import { CollectDays } from '@/components/page/collect-days';
import { Panel } from '@/components/panel/panel';
import { CourseChart } from '@/components/rankings/course-chart';
import { MOST_CHOSEN, prepareBump } from '@/components/rankings/prepare-bump';
import { firstChoice, type Shelf } from '@/components/rankings/prepare-shelves';
import { SPANS, type Span } from '@/components/rankings/url-state';
import { useRankDays } from '@/components/rankings/use-rank-days';
import { MultiSelect } from '@/components/ui/multi-select';
import { Segmented } from '@/components/ui/segmented';
import type { PanelState } from '@/lib/client/panel-state';
import type { Basis } from '@/lib/client/rankings/place';
import type { Question } from '@/lib/client/rankings/rankings-url';

interface CourseProps {
  question: Question;
  shelves: readonly Shelf[];
  /** The shelf and the products of the address; none chosen shows the first choice. */
  look: { shelf: string | null; chosen: readonly string[]; days: Span };
  onLook: (change: { shelf?: string; chosen?: readonly string[]; days?: Span }) => void;
  basis: Basis;
  styles: ReadonlyMap<string, BrandStyle>;
  title: string;
  notes: string;
}

const SPAN_OPTIONS = SPANS.map((value) => ({ value, label: `${value} days` }));

const NOBODY_RANKED: PanelState<never> = {
  kind: 'guidance',
  reason: 'filtered-out',
  text: 'None of these products is ranked for a keyword, so nobody moves. Loosen the filters, or choose another day.',
};

/** How the products of one shelf changed places, over the days that are kept. */
export function CoursePanel({ question, shelves, look, onLook, basis, styles, title, notes }: CourseProps) {
  const { state, collect } = useRankDays(question, Number(look.days));
  const shelf = shelves.find(({ id }) => id === look.shelf) ?? shelves[0];
  const chosen = useMemo(
    () => (look.chosen.length > 0 || !shelf ? look.chosen : firstChoice(shelf, MOST_CHOSEN)),
    [look.chosen, shelf],
  );
  const days = state.kind === 'content' ? state.data : null;
  const bump = useMemo(
    () => (shelf && days ? prepareBump(days, { shelf: shelf.id, chosen, basis }) : null),
    [days, shelf, chosen, basis],
  );
  if (!shelf)
    return (
      <Panel title="Who moved up and down" state={NOBODY_RANKED}>
        {() => null}
      </Panel>
    );
  return (
    <Panel
      title={`Who moved up and down for ${shelf.name}`}
      state={state}
      caption={() => `${bump?.collected ?? 0} of ${look.days} days with data for this keyword; the others are gaps`}
      actions={() => (
        <Segmented
          label="Days of the trend"
          options={SPAN_OPTIONS}
          value={look.days}
          onChange={(span) => onLook({ days: span })}
        />
      )}
      className="min-h-[30rem]"
    >
      {() => (
        <div className="flex flex-col gap-4">
          {collect ? <CollectDays {...collect} /> : null}
          {bump && days ? (
            <CourseChart
              bump={bump}
              shelf={shelf}
              basis={basis}
              styles={styles}
              notes={notes}
              days={days}
              title={`${title}, course of ${shelf.name}`}
              tools={
                <>
                  <MultiSelect
                    label="Keyword at retailer"
                    options={shelves.map(({ id, name, own }) => ({ value: id, label: name, note: `${own} own` }))}
                    value={[shelf.id]}
                    onChange={(ids) => onLook({ shelf: ids.at(-1), chosen: [] })}
                    className="max-w-[28rem]"
                  />
                  <MultiSelect
                    label={`Products, ${MOST_CHOSEN} at most`}
                    options={shelf.products.map(({ key, name, rank }) => ({
                      value: key,
                      label: name,
                      note: `#${rank}`,
                    }))}
                    value={chosen}
                    onChange={(keys) => onLook({ chosen: keys.slice(-MOST_CHOSEN) })}
                    className="max-w-80"
                  />
                </>
              }
            />
          ) : null}
        </div>
      )}
    </Panel>
  );
}
