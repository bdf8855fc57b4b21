'use client';

import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useMemo } from 'react';
import type { Banners } from '@/components/banners/use-banners';
import { ChartPanel } from '@/components/chart/chart-panel';
import { lineChart } from '@/components/chart/line-chart-value';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { dayStates } from '@/components/panel/coverage-words';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { weightsInWords } from '@/lib/client/banners/weights';
import { isolated } from '@/lib/client/isolated';
import { useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { BrandTrend } from '@/lib/queries/banners/brand-trend';
import type { ShareRow } from '@/lib/queries/banners/shares';
import type { Takeover } from '@/lib/queries/banners/takeovers';

const HEIGHT = 190;
const NO_SERIES: BrandTrend['series'] = [];
/** How far a bar reaches; its number says what no bar can show. */
const barPercent = (share: number) => 100 * Math.min(1, Math.max(0, share));
const GREY = { color: 'var(--brand-other)', width: 1.5 };

/** Whose labels stand on banners: by brand over the period, and at each retailer on the day. */
export function ShareCharts({ banners }: { banners: Banners }) {
  const { asked, notes, weights, set, clear } = banners;
  const format = useFormat();
  const trend = useAnswer('banners/brand-trend', { ...asked, own: 'all' });
  const series = trend.kind === 'content' ? trend.data.series : NO_SERIES;
  const brands = useMemo(() => series.flatMap(({ name, own }) => (name === null ? [] : [{ name, own }])), [series]);
  const styles = useBrandStyles(brands);
  const uneven = weightsInWords(weights);
  return (
    <div className="mb-4 grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <ChartPanel
          title="Whose products banners show"
          state={trend}
          caption={() => `Share of all labels by brand, own in black${uneven ? `, weighted: ${uneven}` : ''}`}
          isEmpty={({ series }) => series.length === 0}
          whyEmpty={({ banners }) =>
            banners > 0 ? `None of the ${format.integer(banners)} banners of these days has a label.` : null
          }
          onClearFilters={clear}
          notes={notes}
          height={HEIGHT}
          chart={(data, coverage) =>
            lineChart({
              days: data.days,
              unit: 'percent',
              height: HEIGHT,
              counts: data.wholes,
              counted: 'labels',
              states: dayStates(coverage, data.days),
              series: [
                ...data.series.map((line) => ({
                  name: nameOf(line),
                  values: line.values,
                  style: (line.name === null ? undefined : styles.get(line.name)) ?? GREY,
                })),
                ...(data.other
                  ? [{ name: `Other (${data.other.brands})`, values: data.other.values, style: GREY }]
                  : []),
              ],
              onOpen: (at) => set({ date: data.days[at] ?? null }),
            })
          }
        />
        <Takeovers banners={banners} />
      </div>
      <ShareBars banners={banners} />
    </div>
  );
}

function nameOf({ name }: BrandTrend['series'][number]): string {
  return name === null ? 'Brand not stated' : isolated(name);
}

/** One brand alone on every banner of a kind of page: the days on which a share says too little. */
function Takeovers({ banners }: { banners: Banners }) {
  const { asked, set } = banners;
  const format = useFormat();
  const found = useAnswer('banners/takeovers', asked);
  if (found.kind !== 'content' || found.data.length === 0) return null;
  const show = ({ retailer_name, page_type, last, brand }: Takeover) => {
    set({
      retailer: retailer_name ? [retailer_name] : null,
      page_type: page_type ? [page_type] : null,
      brand: [brand],
      date: last,
    });
  };
  return (
    <ul aria-label="Takeovers" className="mt-2 flex flex-col gap-0.5">
      {found.data.slice(0, 4).map((one) => (
        <li
          key={`${one.retailer_name} ${one.page_type} ${one.brand} ${one.first}`}
          className="flex items-baseline gap-2"
        >
          <span className="min-w-0 grow">
            <strong className="font-semibold">{isolated(one.brand)}</strong> {one.own ? '(own) ' : ''}alone on all{' '}
            {format.integer(one.banners)} banners of the {(one.page_type_name ?? 'page').toLowerCase()} at{' '}
            {isolated(one.retailer_name ?? 'a retailer without a name')}, {format.shortDay(one.first)}
            {one.last === one.first ? '' : ` to ${format.shortDay(one.last)}`}
          </span>
          <Button look="quiet" className="h-6 shrink-0" onClick={() => show(one)}>
            Show
          </Button>
        </li>
      ))}
    </ul>
  );
}

const BY = [
  { value: 'retailer', label: 'Retailer' },
  { value: 'page_type', label: 'Page type' },
] as const;

/** The banner share of the day at each retailer, or on each kind of page. Those without counts say so. */
function ShareBars({ banners }: { banners: Banners }) {
  const { asked, set, clear } = banners;
  const format = useFormat();
  const [by, setBy] = useQueryState('by', parseAsStringLiteral(['retailer', 'page_type']).withDefault('retailer'));
  const state = useAnswer('banners/shares', { ...asked, own: 'all', by, limit: 200 });
  const choose = ({ retailer_name, page_type }: ShareRow) =>
    by === 'retailer'
      ? set({ retailer: retailer_name ? [retailer_name] : null })
      : set({ page_type: page_type ? [page_type] : null });
  return (
    <AnswerPanel
      title="Banner share of the day"
      height={HEIGHT}
      state={state}
      caption={({ rows }) => {
        const known = rows.filter(({ share }) => share !== null).length;
        return `Own labels of all · ${format.integer(known)} of ${format.integer(rows.length)} with counts`;
      }}
      isEmpty={({ rows }) => rows.length === 0}
      onClearFilters={clear}
      actions={() => <Segmented label="Share by" options={BY} value={by} onChange={(next) => void setBy(next)} />}
    >
      {({ rows }) => (
        <ul className="max-h-64 overflow-auto">
          {rows.map((row) => (
            <li
              key={`${row.retailer_name} ${row.page_type}`}
              className="grid h-7 grid-cols-[8.5rem_minmax(0,1fr)_7.5rem] items-center gap-2"
            >
              <button
                type="button"
                onClick={() => choose(row)}
                title={nameOfRow(row, by)}
                className="truncate text-start hover:underline"
              >
                {nameOfRow(row, by)}
              </button>
              <span className="relative h-3 bg-wash">
                {row.share === null ? (
                  <span className="hatch absolute inset-0" />
                ) : (
                  <span className="absolute inset-y-0 start-0 bg-ink" style={{ width: `${barPercent(row.share)}%` }} />
                )}
              </span>
              <span className="whitespace-nowrap text-end">
                {format.percent(row.share, 0)}
                <span className="text-caption text-ink-3"> {changeOf(row)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </AnswerPanel>
  );

  function changeOf({ share, change, own_labels, competitor_labels, uncounted, banners: count }: ShareRow): string {
    if (share === null)
      return own_labels === null || own_labels + (competitor_labels ?? 0) === 0
        ? 'no counts'
        : `${format.integer(uncounted)} of ${format.integer(count)} unknown`;
    return change === null ? '' : format.points(change / 100);
  }
}

function nameOfRow(row: ShareRow, by: 'retailer' | 'page_type'): string {
  return (by === 'retailer' ? row.retailer_name : row.page_type_name)?.trim() || 'not stated';
}
