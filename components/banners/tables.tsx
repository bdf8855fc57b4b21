'use client';

import { shareParams } from '@/components/banners/page';
import { takeoverNotes } from '@/components/banners/takeover-note';
import type { Banners, OpenBanner } from '@/components/banners/use-banners';
import { DayStrip, StripLegend } from '@/components/chart/day-strip';
import { otherTables } from '@/components/layout/other-tables';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import { OutLink } from '@/components/ui/out-link';
import { useFormat } from '@/lib/client/format/use-format';
import { currentData, useAnswer } from '@/lib/client/query/use-answer';
import { labelColumns } from '@/lib/queries/banners/labels.columns';
import { placementColumns } from '@/lib/queries/banners/placements.columns';
import { runColumns } from '@/lib/queries/banners/runs.columns';

const BANNER_COLUMNS = screenColumns(placementColumns, {
  cells: {
    page_url: ({ page_url }) => <OutLink url={page_url} inGrid />,
    e_retail_media_url: ({ e_retail_media_url }) => <OutLink url={e_retail_media_url} inGrid />,
  },
});

interface TableProps {
  banners: Banners;
  onOpen: OpenBanner;
}

/** Table of all banners of the day with all fields. */
export function TableTab({ banners, onOpen }: TableProps) {
  const format = useFormat();
  const tiles = useAnswer('banners/tiles', shareParams(banners.params));
  const figure = (name: string) => currentData(tiles)?.find((tile) => tile.name === name);
  const agree = figure('counts_agree');
  return (
    <AnswerTable
      query="banners/placements"
      params={banners.params}
      columns={BANNER_COLUMNS}
      label="Banners of the day"
      title={`Banners ${banners.dates.date}`}
      noun="banner"
      searches="banner, brand, page"
      restrictions={takeoverNotes(banners.address.takeover)}
      lead={
        agree ? (
          <span className="text-caption text-ink-3">
            {[
              `own brand mentions ${format.integer(figure('own_labels')?.value ?? null)}`,
              `competitor brand mentions ${format.integer(figure('competitor_labels')?.value ?? null)}`,
              `counts agree on ${format.integer(agree.part)} of ${format.integer(agree.whole)}`,
            ].join(' · ')}
          </span>
        ) : null
      }
      onOpen={({ id }) => onOpen(id)}
      others={otherTables(banners, 'table')}
    />
  );
}

const RUN_COLUMNS = screenColumns(runColumns, {
  cells: {
    strip: ({ strip }) => <DayStrip strip={strip} />,
    first: ({ first, open_start }, format) => `${format.shortDay(first)}${open_start ? ' or earlier' : ''}`,
    last: ({ last, open_end }, format) => `${format.shortDay(last)}${open_end ? ' or later' : ''}`,
  },
});

/** Table of the run lengths of banners, derived from the collected days. */
export function RunsTab({ banners, onOpen }: TableProps) {
  const { params, dates } = banners;
  const format = useFormat();
  return (
    <>
      <h2 className="font-semibold text-panel">
        Run lengths, {format.shortDay(dates.from)} to {format.shortDay(dates.date)}
      </h2>
      <p className="mb-2 text-caption text-ink-3">
        Days that were not collected, failed, or have no banners neither end nor lengthen a run. The length of the
        period is set next to the compared day.
      </p>
      <AnswerTable
        query="banners/runs"
        params={params}
        columns={RUN_COLUMNS}
        label="Run lengths of banners"
        title={`Run lengths of banners ${dates.date}`}
        noun="run"
        searches="banner, brand, page"
        restrictions={takeoverNotes(banners.address.takeover)}
        lead={<StripLegend letters="sanx-" />}
        onOpen={({ id, last }) => onOpen(id, last === dates.date ? null : last)}
        others={otherTables(banners, 'runs')}
      />
    </>
  );
}

const LABEL_COLUMNS = screenColumns(labelColumns);

/** Table of the brands that banners mention, by category and subcategory. A row filters the page. */
export function LabelsTab({ banners }: { banners: Banners }) {
  const filterOf = (value: string | null) => (value ? [value] : null);
  return (
    <AnswerTable
      query="banners/labels"
      params={banners.params}
      columns={LABEL_COLUMNS}
      label="Brand mentions on banners"
      title={`Brand mentions on banners ${banners.dates.date}`}
      noun="row"
      searches="brand, category"
      restrictions={takeoverNotes(banners.address.takeover)}
      onOpen={({ brand, category, subcategory }) =>
        banners.set({
          brand: filterOf(brand),
          category: filterOf(category),
          subcategory: filterOf(subcategory),
          takeover: null,
        })
      }
    />
  );
}
