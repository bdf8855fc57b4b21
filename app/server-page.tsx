import 'server-only';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { ComponentType } from 'react';
import { currentAddress } from '@/app/earlier-addresses';
import { createPreload } from '@/app/preload';
import {
  type Page as Description,
  type PageDates,
  type PageFields,
  type PageStart,
  pageDates,
} from '@/components/layout/define-page';
import type { Load, Preload } from '@/components/layout/preload';
import { type AddressOf, readAddress, type Search } from '@/lib/client/address/address';
import { ServerAnswers } from '@/lib/client/query/server-answers';
import type { SavedList } from '@/lib/contract/saved-items';
import { utcDay } from '@/lib/contract/utc-day';
import type { PageName, ParamsOf } from '@/lib/queries/registry';
import { collector } from '@/lib/server/collect/collector';

interface Options<Address, Params, Start> {
  preload: Preload<Address, Params, Start>;
  /** Loads values that the page needs besides its address. */
  start?: () => Promise<Omit<Start, keyof PageStart>>;
  /** Loads values that depend on the address and the day. Replaces those of `start`. */
  startOfDay?: (load: Load, address: Address, dates: PageDates) => Promise<Partial<Start>>;
  /** Lists of the account that the page shows in addition to its views. */
  saved?: readonly SavedList[];
}

/** The page of Next.js for a described page: it runs the first queries and renders the component with their answers. */
export function serverPage<
  Name extends PageName,
  F extends PageFields,
  Params extends object | null,
  Start extends PageStart,
>(
  page: Description<Name, F, Params, Start>,
  Component: ComponentType<{ start: Start }>,
  { preload: runQueries, start: readStart, startOfDay, saved = [] }: Options<AddressOf<F>, Params, Start>,
) {
  const metadata: Metadata = { title: page.title };

  async function Page({ searchParams }: { searchParams: Promise<Search> }) {
    const preload = createPreload();
    const [search, own] = await Promise.all([
      searchParams,
      readStart?.(),
      preload.settings(),
      ...['views' as const, ...saved].map(preload.saved),
    ]);
    const current = currentAddress(page.name, new URLSearchParams(Object.entries(search).flatMap(singleValue)));
    if (current) redirect(`/${page.name}?${current}`);
    const address = readAddress(page.address, search);
    const provisional = { ...own, opening: '' } as Start;
    const daysParams = page.daysParams(address, provisional) as ParamsOf<`${PageName}/days`> | null;
    const days = daysParams && (await preload.load<`${PageName}/days`>(`${page.name}/days`, daysParams));
    const newest = days?.newest ?? null;
    const { firstCollection, isPlanning, newestDay } = collector();
    const isCollecting = isPlanning() || firstCollection() !== null;
    if (isCollecting) await preload.status();
    const today = utcDay();
    const opening = newest ?? (await preload.within(newestDay())) ?? today;
    const isOpening = isCollecting && daysParams !== null && newest === null && address.date === null;
    const dates = pageDates(page, address, days, opening);
    const ofDay = await startOfDay?.(preload.load, address, dates);
    const start: Start = { ...provisional, opening, today, isOpening, ...ofDay };
    const params = page.params(address, dates, start);
    if (params) await Promise.all(runQueries(preload.load, { params, address, search, start }));
    return (
      <ServerAnswers state={preload.state()} filters={Object.keys(page.filters)}>
        <Component start={start} />
      </ServerAnswers>
    );
  }

  return { metadata, Page };
}

function singleValue([name, value]: [string, string | string[] | undefined]): [string, string][] {
  return typeof value === 'string' ? [[name, value]] : [];
}
