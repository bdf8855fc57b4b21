'use client';

import type { CSSProperties } from 'react';
import { useBookings } from '@/components/banners/bookings';
import { NoBookings } from '@/components/banners/no-bookings';
import { shareParams } from '@/components/banners/page';
import type { Banners } from '@/components/banners/use-banners';
import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { brandFill } from '@/components/chart/brand-fill';
import { axisOf, type DayAxis, onAxis } from '@/components/chart/day-axis';
import { DayStrip } from '@/components/chart/day-strip';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { PageContext, UNFILTERED } from '@/components/panel/page-context';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import { useShown } from '@/lib/client/query/use-last';
import { pageTypeWords } from '@/lib/contract/page-types';
import type { BookedRow } from '@/lib/queries/banners/booked.columns';
import type { HomeBrand, HomePages } from '@/lib/queries/banners/home-pages';

/** Minimum width of a part with a number, in percent of the bar. */
const MIN_LABELED = 7;
const SHOWN = 6;
/** Maximum number of days in the strips. */
const DAYS = 28;
const GRID = 'grid grid-cols-[minmax(0,1fr)_8.5rem_4.25rem] items-center gap-x-3';

/** Side panel with the bookings and their days, those with most days not seen first. */
export function BookedPanel({ banners }: { banners: Banners }) {
  const { address, set, dates } = banners;
  const { bookings, params } = useBookings(address);
  const format = useFormat();
  const state = useAnswer(
    'banners/booked',
    bookings.length > 0 ? { ...params, sort: 'missing.desc', limit: SHOWN } : null,
  );
  const all = () => set({ view: 'booked' });
  const axis = axisOf(bookings, dates.date, DAYS);
  if (bookings.length === 0)
    return (
      <section aria-labelledby="booked-panel">
        <h2 id="booked-panel" className="font-semibold text-panel">
          Booked and seen
        </h2>
        <NoBookings label="Bookings" onAction={all} />
      </section>
    );
  return (
    <PageContext value={UNFILTERED}>
      <AnswerPanel
        title="Booked and seen"
        state={state}
        caption={({ total }) => `${format.count(total, 'booking')}, those with most days not seen first`}
        isEmpty={({ total }) => total === 0}
        actions={() => (
          <Button look="quiet" onClick={all}>
            All
          </Button>
        )}
      >
        {({ rows }) => (
          <>
            <div aria-hidden className={`${GRID} text-caption text-ink-3`}>
              <span className="col-start-2 flex justify-between">
                <span>{format.shortDay(axis.from)}</span>
                <span>{format.shortDay(axis.to)}</span>
              </span>
            </div>
            <ul>
              {rows.map((row) => (
                <Line key={row.no} row={row} axis={axis} />
              ))}
            </ul>
          </>
        )}
      </AnswerPanel>
    </PageContext>
  );
}

function Line({ row, axis }: { row: BookedRow; axis: DayAxis }) {
  const format = useFormat();
  const { retailer, page_type, position, name, from_day, to_day, strip, seen, missing } = row;
  const positionLabel = [page_type && pageTypeWords(page_type), position !== null && `#${position}`]
    .filter(Boolean)
    .join(' ');
  const due = seen + missing;
  return (
    <li className={`${GRID} border-line border-b py-1`}>
      <span className="min-w-0">
        <span className="block truncate leading-4">
          {isolated(retailer)} {positionLabel}
        </span>
        <span className="block truncate text-caption text-ink-3">
          {[name && isolated(name), `${format.shortDay(from_day)} – ${format.shortDay(to_day)}`]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <DayStrip strip={onAxis(strip, from_day, axis)} />
      <span className="whitespace-nowrap text-end">
        {due === 0 ? (
          <span className="text-caption text-ink-3">{strip.includes('u') ? 'not checked' : '–'}</span>
        ) : (
          <>
            {format.integer(seen)} of {format.integer(due)}{' '}
            <span aria-hidden className={missing > 0 ? 'text-off-target' : 'text-on-target'}>
              {missing > 0 ? '▼' : '●'}
            </span>
          </>
        )}
      </span>
    </li>
  );
}

const NO_BRANDS: HomePages['brands'] = [];

/** Side panel with the brands of banners on home pages on both days. */
export function HomePanel({ banners }: { banners: Banners }) {
  const { params, dates } = banners;
  const format = useFormat();
  const state = useAnswer('banners/home-pages', shareParams(params));
  const styles = useBrandStyles(state.data?.brands ?? NO_BRANDS);
  const shownDates = useShown(dates, state.kind === 'content' && state.isOutdated === true);
  return (
    <AnswerPanel
      title="Home pages"
      state={state}
      height={76}
      skeleton={<Skeleton className="h-20" />}
      caption={(data) => captionOf(data, format)}
      isEmpty={({ now, before }) => !now && !before}
      whyEmpty={() => (banners.isFiltered ? null : 'Neither day has a banner on a home page.')}
    >
      {(data) => (
        <dl className="flex flex-col gap-1.5">
          {(['before', 'now'] as const).map((when) => (
            <div key={when} className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-2">
              <dt className="text-caption text-ink-3 leading-4">
                {format.shortDay(when === 'now' ? shownDates.date : shownDates.against)}
              </dt>
              <dd>
                <Bar data={data} when={when} styles={styles} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </AnswerPanel>
  );
}

/** The bar of a day. Both days have one scale, so that more banners make a longer bar. */
function Bar({
  data,
  when,
  styles,
}: {
  data: HomePages;
  when: 'before' | 'now';
  styles: ReadonlyMap<string, BrandStyle>;
}) {
  const format = useFormat();
  if (data[when] === null) return <span className="hatch block h-4" title="No banner data for this day" />;
  const max = Math.max(1, data.before ?? 0, data.now ?? 0);
  const brands = data.brands.filter((brand) => brand[when] > 0);
  const percentOf = (brand: (typeof brands)[number]) => (100 * brand[when]) / max;
  return (
    <ul className="flex gap-px">
      {brands.map((brand) => (
        <li
          key={`${brand.name} ${brand.own}`}
          title={`${nameOf(brand)}: ${partWords(brand[when], format)}${isWhole(brand[when]) ? '' : ', with shares of banners of several brands'}`}
          className="min-w-0 text-caption leading-4"
          style={{ width: `${percentOf(brand)}%` }}
        >
          <span aria-hidden className="block h-4" style={fillOf(brand, styles)} />
          <span className="sr-only">{nameOf(brand)} </span>
          <span className={percentOf(brand) < MIN_LABELED ? 'sr-only' : undefined}>
            {partWords(brand[when], format)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Formats a number of banners: "3", or "2.5" if a banner is divided among brands. */
function partWords(part: number, format: Format): string {
  return isWhole(part) ? format.integer(part) : format.decimal(part, 1);
}

function isWhole(part: number): boolean {
  return Math.abs(part - Math.round(part)) < 1e-9;
}

function nameOf({ name, own }: HomeBrand): string {
  return name === null ? 'No brand known' : `${isolated(name)}${own ? ' (own)' : ''}`;
}

function fillOf({ name, own }: HomeBrand, styles: ReadonlyMap<string, BrandStyle>): CSSProperties {
  if (name === null) return { background: own ? 'var(--ink)' : 'var(--line)' };
  return brandFill(styles.get(name) ?? OTHER_STYLE);
}

/**
 * Summarizes own banners and the largest change of a competitor: "42 positions: own 6 → 9, Oskarine 0 → 6". Empty if the
 * day is unknown, and without changes if the compared day is.
 */
function captionOf({ brands, before, now }: HomePages, format: Format): string {
  if (now === null) return '';
  const write = (part: number) => partWords(part, format);
  const change = (was: number, is: number) => (before === null ? write(is) : `${write(was)} → ${write(is)}`);
  const own = brands.filter((brand) => brand.own);
  const sum = (when: 'before' | 'now') => own.reduce((all, brand) => all + brand[when], 0);
  const [mover] = brands
    .filter((brand) => !brand.own && brand.name !== null && brand.now !== brand.before)
    .toSorted((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before));
  const parts = [
    own.length > 0 && `own ${change(sum('before'), sum('now'))}`,
    mover && `${isolated(mover.name ?? '')} ${change(mover.before, mover.now)}`,
  ].filter(Boolean);
  const isDivided = brands.some((brand) => !isWhole(brand.now) || !isWhole(brand.before));
  const list = parts.length > 0 ? `: ${parts.join(', ')}` : '';
  return `${format.count(now, 'position')}${list}${isDivided ? ' · a banner with several brands is shared between them' : ''}`;
}
