/** Rows that a table asks for at once. */
export const WINDOW = 100;

interface TableOrder {
  /** `column.desc` */
  sort?: string | null | undefined;
  search?: string | null | undefined;
  defaultSort?: string | undefined;
}

/** What stands in a page's address, as Next.js reads it. */
export type Search = Readonly<Record<string, string | string[] | undefined>>;

/** What a table asks with for its first rows: the server asks the same, by the page's address, before it sends a page. */
export function firstWindow<Params extends object>(params: Params, { sort, search }: Search, defaultSort?: string) {
  return windowParams(params, { sort: textOf(sort), search: textOf(search), defaultSort }, 0);
}

function textOf(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function windowParams<Params extends object>(params: Params, order: TableOrder, window: number) {
  const { sort, search, defaultSort } = order;
  return { ...params, sort: sort || defaultSort || '', search: search || '', offset: window * WINDOW, limit: WINDOW };
}

/** The windows that hold the rows from the first to the last, both included. */
export function windowsOf(first: number, last: number): number[] {
  const from = Math.max(0, Math.floor(first / WINDOW));
  const to = Math.max(from, Math.floor(last / WINDOW));
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
