'use client';

import { useSearchParams } from 'next/navigation';
import { createParser, type Options, type ParserMap, useQueryStates } from 'nuqs';
import { useMemo, useRef } from 'react';
import type * as z from 'zod/mini';
import type { Field } from '@/lib/client/address';
import { refusals } from '@/lib/client/url-parsers';

/** Changes of one thing that follow each other faster than this are one step of the browser's history. Milliseconds. */
const ONE_STEP = 1_500;

type Patch<Address> = { [Name in keyof Address]?: Address[Name] | null };

/** The fields of an address, for `useAddress`: made once for a page. */
export function parsersOf<Address extends object>(
  fields: { [Name in keyof Address]: Field<NonNullable<Address[Name]>> },
  initial: Address,
): ParserMap {
  const parsers = Object.entries(fields as Record<string, Field<unknown>>).map(([name, one]) => {
    const parser = createParser({
      parse: (raw) => one.parse(raw) as NonNullable<unknown> | null,
      serialize: one.serialize,
      eq: (a, b) => one.serialize(a) === one.serialize(b),
    });
    const value = initial[name as keyof Address];
    return [name, value === null || value === undefined ? parser : parser.withDefault(value)];
  });
  return Object.fromEntries(parsers) as ParserMap;
}

/**
 * The address of a page: what it says, and how to change it. Filters and dates are steps of the history; the same thing
 * changed again at once replaces its own step.
 *
 * @param parsers those of the address's fields, by `parsersOf`
 * @param refusable schemas of what is said to be refused where it cannot be followed
 */
export function useAddress<Address extends object>(
  parsers: ParserMap,
  refusable: Readonly<Record<string, z.ZodMiniType>>,
) {
  const search = useSearchParams();
  const [address, setAddress] = useQueryStates(parsers);
  const last = useRef({ names: '', at: 0 });
  return {
    // `parsersOf` made each parser of the field of its name.
    address: address as Address,
    /** Null takes a value back to what stands where the address says nothing. */
    set(patch: Patch<Address>, history?: Options['history']) {
      const names = Object.keys(patch).join();
      const again = names === last.current.names && Date.now() - last.current.at < ONE_STEP;
      last.current = { names, at: Date.now() };
      void setAddress(patch as Parameters<typeof setAddress>[0], { history: history ?? (again ? 'replace' : 'push') });
    },
    /** A sentence for each parameter of the address that could not be followed. */
    refused: useMemo(() => refusals(new URLSearchParams(search), refusable), [search, refusable]),
  };
}
