import 'server-only';
import type { Preloading } from '@/app/preload';
import {
  type Page as Description,
  type PageDates,
  type PageFields,
  type PageStart,
  pageDates,
} from '@/components/layout/define-page';
import type { Load, Preload } from '@/components/layout/preload';
import { type AddressOf, readAddress, type Search } from '@/lib/client/address/address';
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

/** What the server loads for a page before it is sent. */
export interface FirstAnswers<Start> {
  page: Pick<Description<PageName, PageFields, never, never>, 'name' | 'title' | 'filters'>;
  load(preload: Preloading, search: Search): Promise<Start>;
}

/** The first answers of a described page. Their queries run on the day and with the filters of its address. */
export function firstAnswers<
  Name extends PageName,
  F extends PageFields,
  Params extends object | null,
  Start extends PageStart,
>(
  page: Description<Name, F, Params, Start>,
  { preload: runQueries, start: readStart, startOfDay, saved = [] }: Options<AddressOf<F>, Params, Start>,
): FirstAnswers<Start> {
  async function load(preload: Preloading, search: Search): Promise<Start> {
    const [own] = await Promise.all([
      readStart?.(),
      preload.settings(),
      ...['views' as const, ...saved].map(preload.saved),
    ]);
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
    return start;
  }

  return { page, load };
}
