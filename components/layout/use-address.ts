'use client';

import { useSearchParams } from 'next/navigation';
import { createParser, type Options, type ParserMap, useQueryStates } from 'nuqs';
import { useMemo, useRef } from 'react';
import type * as z from 'zod/mini';
import type { AddressOf, Fields } from '@/lib/client/address';
import { refusals } from '@/lib/client/url-parsers';

/** Changes of a parameter within this time are one step of the browser's history. Milliseconds. */
const ONE_STEP = 1_500;

type Patch<Address> = { [Name in keyof Address]?: Address[Name] | null };

/** The parameters of a page as nuqs reads them, and the schemas that refuse values. */
function parametersOf(fields: Fields) {
  const parsers = Object.entries(fields).map(([name, { parse, serialize, initial }]) => {
    const parser = createParser({
      parse: (raw) => parse(raw) as NonNullable<unknown> | null,
      serialize,
      eq: (a, b) => serialize(a) === serialize(b),
    });
    return [name, initial === null ? parser : parser.withDefault(initial as NonNullable<unknown>)];
  });
  const schemas = Object.entries(fields).flatMap(([name, { schema }]) => (schema ? [[name, schema]] : []));
  return {
    parsers: Object.fromEntries(parsers) as ParserMap,
    schemas: Object.fromEntries(schemas) as Readonly<Record<string, z.ZodMiniType>>,
  };
}

/**
 * Reads and writes the address of a page. Filters and dates are steps of the history; quick changes of the same parameters
 * are one step. @param fields the same object at every render
 */
export function useAddress<const Of extends Fields>(fields: Of) {
  const { parsers, schemas } = useMemo(() => parametersOf(fields), [fields]);
  const search = useSearchParams();
  const [address, setAddress] = useQueryStates(parsers);
  const last = useRef({ names: '', at: 0 });
  return {
    // Each parser was made of the field of its name.
    address: address as AddressOf<Of>,
    /** Null resets a value to its default. */
    set(patch: Patch<AddressOf<Of>>, history?: Options['history']) {
      const names = Object.keys(patch).join();
      const again = names === last.current.names && Date.now() - last.current.at < ONE_STEP;
      last.current = { names, at: Date.now() };
      void setAddress(patch as Parameters<typeof setAddress>[0], { history: history ?? (again ? 'replace' : 'push') });
    },
    /** A sentence for each invalid parameter of the address. */
    refused: useMemo(() => refusals(new URLSearchParams(search), schemas), [search, schemas]),
  };
}
