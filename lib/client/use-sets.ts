import {
  type FetchedSet,
  type FetchedValue,
  type FetchOptions,
  fetchSet,
  fetchValue,
} from '@/lib/client/ndjson-stream';

/**
 * How an answer is asked for and what of it stays in this browser, under a name of its own: a month of large sets would
 * not fit into a tab.
 */
export interface Holding<Held extends { url: string }> {
  name: string;
  load: (url: string, options: FetchOptions) => Promise<Held>;
}

/** Holds on to all of a set, and to a single object. */
export const WHOLE_SET: Holding<FetchedSet<unknown>> = { name: 'set', load: fetchSet };
export const WHOLE_VALUE: Holding<FetchedValue<unknown>> = { name: 'set', load: fetchValue };
