import {
  type AddressOf,
  comparedDay,
  comparison,
  type Field,
  type Fields,
  field,
  listField,
  ownField,
} from '@/lib/client/address/address';
import type { Datasets } from '@/lib/client/address/day-files';
import type { ExportSheet } from '@/lib/client/files/request-export';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { ownValue } from '@/lib/contract/own-value';
import { chosenValues, type Filter } from '@/lib/datasets/filters';
import { day, text, whole } from '@/lib/queries/params';
import type { PageName, ParamsOf, QueryName } from '@/lib/queries/registry';
import { periodStart } from '@/lib/queries/shared/dates';
import type { Days } from '@/lib/queries/shared/days';

/** Parameters of the addresses of all pages. */
export const commonAddress = {
  /** Null for the newest day. */
  date: field(day(), null),
  against: field(comparison, 'previous'),
  days: field(whole(1, 366, 28), 28),
  retailer: listField,
  brand: listField,
  own: ownField,
  q: field(text(), ''),
};

export type PageFields = Fields & {
  date: Field<string, null>;
  against: Field<string>;
  days: Field<number, null>;
  own: typeof ownField;
  q: Field<string>;
};

export interface PageDates {
  date: string;
  /** The compared day. */
  against: string;
  /** First day of the period that ends with `date`. */
  from: string;
  /** Length of the period. */
  days: number;
}

/** Values that the server passes when it renders a page. */
export interface PageStart {
  /** The day to show if no day is collected. */
  opening: string;
  /** Today in UTC when the server rendered the page. */
  today?: string;
  /** Whether the first collection runs and the page waits for its newest day with data. */
  isOpening?: boolean;
}

/**
 * A page on the engine. Server and browser both import it, so it has no SQL. `Params` are the parameters of the page's
 * queries, or null while they are incomplete. `Start` has other values that the page needs.
 */
export interface Page<Name extends PageName, F extends PageFields, Params, Start> {
  /** Path of the page, and prefix of its queries `days`, `facets` and `dictionary`. */
  name: Name;
  title: string;
  address: F;
  /** Default period, in days. */
  defaultDays?(address: AddressOf<F>): number;
  /** Parameters of the query that lists the collected days. */
  daysParams(address: AddressOf<F>, start: Start): ParamsOf<`${Name}/days`> | null;
  params(address: AddressOf<F>, dates: PageDates, start: Start): Params;
  /** The query whose age the page shows, and that Refresh fetches again. */
  main: QueryName;
  /** Bulk files of the page, or those with its products if the service has no files of the page. */
  datasets: Datasets;
  /** In the order of the controls. Keys are parameters of the address. */
  filters: { readonly [Name in keyof F & string]?: Filter<AddressOf<F>> };
  settings: {
    title: string;
    /** Label of the button. */
    label(address: AddressOf<F>): string;
  };
  /** Describes the settings for print, pictures and files. */
  notes(address: AddressOf<F>, format: Format, start: Start): string[];
  /** Describes the dates if they are more than a day and the compared day. */
  dateNote?(dates: PageDates, address: AddressOf<F>, format: Format): string;
  workbook: {
    /** The name of the file, without the subject of the page. */
    title(params: NonNullable<Params>, format: Format): string;
    /** The parameters of the tiles, if they are not those of the page. */
    figures?(params: NonNullable<Params>): object;
    /** The tables of the page. `tab` is the view that shows one with a search. */
    sheets(params: NonNullable<Params>): (ExportSheet & { tab?: string })[];
  };
}

/** A page of any parameters. */
export type AnyPage = Page<PageName, PageFields, object | null, PageStart>;

export function definePage<
  const Name extends PageName,
  const F extends PageFields,
  Params extends object | null,
  Start extends PageStart = PageStart,
>(page: Page<Name, F, Params, Start>): Page<Name, F, Params, Start> {
  return page;
}

/** The dates of an address. @param opening the day if none is selected or collected */
export function pageDates<F extends PageFields>(
  { defaultDays }: Pick<Page<PageName, F, unknown, PageStart>, 'defaultDays'>,
  address: AddressOf<F>,
  collectedDays: Days | null,
  opening: string,
): PageDates {
  const date = address.date ?? collectedDays?.newest ?? opening;
  const days = address.days ?? defaultDays?.(address) ?? 28;
  return { date, against: comparedDay(date, address.against, collectedDays), from: periodStart(date, days), days };
}

export function filterLabel<Address>({ label }: Filter<Address>, address: Address): string {
  return typeof label === 'string' ? label : label(address);
}

/** Returns the label of a filter's value. */
export function filterWord({ words }: Pick<Filter<never>, 'words'>, value: string): string {
  const word = typeof words === 'function' ? words(value) : ownValue(words ?? {}, value);
  return word ?? isolated(value);
}

/** Describes what a page shows: dates, settings and all filters in use. */
export function pageNotes<F extends PageFields, Start>(
  page: Pick<Page<PageName, F, unknown, Start>, 'filters' | 'notes' | 'dateNote'>,
  { address, dates, start }: { address: AddressOf<F>; dates: PageDates; start: Start },
  format: Format,
): string[] {
  const entries = Object.entries<Filter<AddressOf<F>>>(page.filters as never);
  const filters = entries.flatMap(([name, filter]) => {
    const values = chosenValues(address[name]);
    if (values.length === 0) return [];
    return [`${filterLabel(filter, address)}: ${values.map((value) => filterWord(filter, value)).join(', ')}`];
  });
  const when =
    page.dateNote?.(dates, address, format) ?? `${format.day(dates.date)}, compared with ${format.day(dates.against)}`;
  const search = address.q && `Search: “${isolated(address.q)}”`;
  return [when, ...page.notes(address, format, start), ...filters, search].filter(Boolean);
}
