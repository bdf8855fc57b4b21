import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { createPreload } from '@/app/preload';
import {
  competitionAsked,
  competitionFields,
  HEAT_STEP,
  heatParams,
} from '@/components/price-competition/competition-params';
import { PriceCompetitionPage } from '@/components/price-competition/price-competition-page';
import { readAddress } from '@/lib/client/address';
import { readTargets, TARGETS_COOKIE } from '@/lib/client/targets';
import { ownValue } from '@/lib/contract/own-value';
import { CAPS } from '@/lib/contract/params';
import { config } from '@/lib/server/config/config';
import { newestDay } from '@/lib/server/snapshots/newest-day';

export const metadata: Metadata = { title: 'Price competition' };

export default async function Page({ searchParams }: PageProps<'/price-competition'>) {
  const preload = createPreload();
  const [search, cookie] = await Promise.all([searchParams, cookies()]);
  redirectEarlier(search);
  const listed = config().competitionPages;
  const address = readAddress(competitionFields, search);
  const page = address.customer_page_id ?? listed[0]?.id ?? null;
  const known = page === null ? null : await preload.load('price-competition/days', { page: String(page) });
  const opening = known?.newest ?? (await preload.within(newestDay())) ?? new Date().toISOString().slice(0, 10);
  if (page !== null) {
    const asked = competitionAsked(address, { page, known, opening });
    const { view } = address;
    const isStrips = view !== 'changes' && view !== 'buckets';
    await Promise.all([
      preload.load('price-competition/tiles', asked),
      preload.load('price-competition/summary', asked),
      ...(isStrips
        ? [
            preload.load('price-competition/lines', heatParams(asked, view, HEAT_STEP)),
            preload.load('price-competition/retailers', asked),
          ]
        : []),
    ]);
  }
  return (
    <HydrationBoundary state={preload.state()}>
      <PriceCompetitionPage start={{ opening, listed, targets: readTargets(cookie.get(TARGETS_COOKIE)?.value) }} />
    </HydrationBoundary>
  );
}

const EARLIER_VIEWS: Readonly<Record<string, string>> = { heatmap: 'all', change: 'changes' };

/** Saved views and links may still say a first and a last day, and call the views as they were called before. */
function redirectEarlier({
  start_date,
  end_date,
  view,
  compare,
  buckets_q,
  ...search
}: Awaited<PageProps<'/price-competition'>['searchParams']>) {
  const isDay = (one: unknown): one is string => typeof one === 'string' && /^\d{4}-\d\d-\d\d$/.test(one);
  const earlierView = typeof view === 'string' ? ownValue(EARLIER_VIEWS, view) : undefined;
  if (!isDay(end_date) && !earlierView) return;
  const now = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (typeof value === 'string') now.set(name, value);
  if (isDay(end_date) && !now.has('date')) now.set('date', end_date);
  const days =
    isDay(start_date) && isDay(end_date) ? (Date.parse(end_date) - Date.parse(start_date)) / 86_400_000 + 1 : 0;
  if (days >= 1 && days <= CAPS.rangeDays && !now.has('days')) now.set('days', String(days));
  if (earlierView ?? view) now.set('view', String(earlierView ?? view));
  if (compare) now.set('span', compare === 'year' ? 'year' : 'period');
  if (buckets_q) now.set('search', String(buckets_q));
  redirect(`/price-competition?${now}`);
}
