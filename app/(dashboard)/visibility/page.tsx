import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { createPreload } from '@/app/preload';
import { VisibilityPage } from '@/components/visibility/visibility-page';
import {
  MATRIX_STEP,
  scoresParams,
  shownView,
  visibilityAsked,
  visibilityDates,
  visibilityFields,
} from '@/components/visibility/visibility-params';
import { readAddress } from '@/lib/client/address';
import { firstWindow } from '@/lib/client/table-window';
import { newestDay } from '@/lib/server/snapshots/newest-day';

export const metadata: Metadata = { title: 'Visibility' };

export default async function Page({ searchParams }: PageProps<'/visibility'>) {
  const preload = createPreload();
  const search = await searchParams;
  redirectEarlier(search);
  const address = readAddress(visibilityFields, search);
  const { visibility_type, measure } = address;
  const known = await preload.load('visibility/days', { visibility_type });
  const opening = known?.newest ?? (await preload.within(newestDay())) ?? new Date().toISOString().slice(0, 10);
  const asked = visibilityAsked(address, visibilityDates(address, known, opening));
  const loadView = async () => {
    const view = shownView(address, await preload.load('visibility/distances', asked));
    if (view === 'matrix') await preload.load('visibility/matrix', { ...asked, measure, limit: MATRIX_STEP });
    else if (view === 'positions') await preload.load('visibility/positions', { ...asked, limit: MATRIX_STEP });
    else if (view !== 'brands') {
      const order = { sort: search.scores_sort, search: search.scores_search };
      await preload.load('visibility/scores', firstWindow(scoresParams(asked, view), order, 'is_power.desc'));
    }
  };
  await Promise.all([
    preload.load('visibility/tiles', asked),
    preload.load('visibility/brand-trend', { ...asked, own: 'all' }),
    preload.load('visibility/retailers', asked),
    loadView(),
  ]);
  return (
    <HydrationBoundary state={preload.state()}>
      <VisibilityPage start={{ opening }} />
    </HydrationBoundary>
  );
}

/** The trend was a view of its own, and its length one of three, before it stood on top of all of them. */
function redirectEarlier({ view, ...search }: Awaited<PageProps<'/visibility'>['searchParams']>) {
  if (view !== 'trend') return;
  const now = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (typeof value === 'string') now.set(name, value);
  redirect(`/visibility?${now}`);
}
