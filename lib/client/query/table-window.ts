import type { Search } from '@/lib/client/address/address';

/** Number of rows in a request of a table. */
export const WINDOW = 100;

interface TableOrder {
  /** `column.desc` */
  sort?: string | null;
  search?: string | null;
}

/**
 * Returns the parameters of a table's first window. The server uses them, too, to preload the rows into the page.
 *
 * @param urlPrefix of the table's parameters in the address
 */
export function firstWindow<Params extends object>(params: Params, address: Search, urlPrefix = '') {
  const fromAddress = (name: string) => textOf(address[urlPrefix ? `${urlPrefix}_${name}` : name]);
  return windowParams(params, { sort: fromAddress('sort'), search: fromAddress('search') }, 0);
}

/** Returns a parameter that an address has once, or an empty text. */
export function textOf(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function windowParams<Params extends object>(params: Params, order: TableOrder, window: number) {
  const { sort, search } = order;
  return { ...params, sort: sort || '', search: search || '', offset: window * WINDOW, limit: WINDOW };
}

/** Returns the windows that contain the rows from the first to the last, including both. */
export function windowsOf(first: number, last: number): number[] {
  const from = Math.max(0, Math.floor(first / WINDOW));
  const to = Math.max(from, Math.floor(last / WINDOW));
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
