import type { Page, PageFields } from '@/components/layout/define-page';
import type { AddressOf, Search } from '@/lib/client/address/address';
import type { AnswerOf, PageName, ParamsOf, QueryName } from '@/lib/queries/registry';

/** Runs a query on the server before the page is sent. Null if it failed or took too long. */
export type Load = <Name extends QueryName>(name: Name, params: ParamsOf<Name>) => Promise<AnswerOf<Name> | null>;

export interface PreloadContext<Address, Params, Start> {
  params: NonNullable<Params>;
  address: Address;
  /** The address as Next.js reads it, with what tables add to it. */
  search: Search;
  start: Start;
}

/** Runs the queries for the first HTML of a page. */
export type Preload<Address, Params, Start> = (
  load: Load,
  context: PreloadContext<Address, Params, Start>,
) => Promise<unknown>[];

/** The preload of a described page. */
export type PreloadOf<Of> =
  Of extends Page<PageName, infer F extends PageFields, infer Params, infer Start>
    ? Preload<AddressOf<F>, Params, Start>
    : never;
