'use client';

import { useSearchParams } from 'next/navigation';
import { createParser, type Options, type ParserMap, useQueryStates } from 'nuqs';
import { useMemo, useRef } from 'react';
import { type AddressOf, type Fields, refusals } from '@/lib/client/address/address';

/** Maximum milliseconds between changes of the same parameters that form one step of the browser's history. */
const ONE_STEP = 1_500;

type Values = Readonly<Record<string, unknown>>;
type Patch<Address> = { [Name in keyof Address]?: Address[Name] | null };

/** Returns parsers for nuqs. */
function parsersOf(fields: Fields): ParserMap {
  const parsers = Object.entries(fields).map(([name, { parse, serialize, initial }]) => {
    const parser = createParser({
      parse: (raw) => parse(raw) as NonNullable<unknown> | null,
      serialize,
      eq: (a, b) => serialize(a) === serialize(b),
    });
    return [name, initial === null ? parser : parser.withDefault(initial as NonNullable<unknown>)];
  });
  return Object.fromEntries(parsers);
}

/** Returns the names of the parameters that a patch changes. */
function changedNames(fields: Fields, address: Values, patch: Values): string[] {
  return Object.entries(fields).flatMap(([name, { serialize, initial }]) => {
    const text = (value: unknown) => (value === null ? null : serialize(value));
    return name in patch && text(patch[name] ?? initial) !== text(address[name] ?? null) ? [name] : [];
  });
}

/**
 * Reads and writes the address of a page. Changes of filters and dates add history entries, so that Back undoes them.
 * Quick changes of the same parameters share one, and a change to the same values adds none.
 *
 * @param fields must be the same object at every render
 */
export function useAddress<const Of extends Fields>(fields: Of) {
  const parsers = useMemo(() => parsersOf(fields), [fields]);
  const search = useSearchParams();
  const [address, setAddress] = useQueryStates(parsers);
  const last = useRef({ names: '', time: 0 });
  return {
    // Each parser is created from the field of the same name.
    address: address as AddressOf<Of>,
    /** Null resets a parameter to its default. */
    set(patch: Patch<AddressOf<Of>>, history?: Options['history']) {
      const names = changedNames(fields, address, patch).join();
      const again = names === last.current.names && Date.now() - last.current.time < ONE_STEP;
      if (names !== '') last.current = { names, time: Date.now() };
      void setAddress(patch as Parameters<typeof setAddress>[0], {
        history: history ?? (again || names === '' ? 'replace' : 'push'),
      });
    },
    /** A sentence for each invalid parameter of the address. */
    refused: useMemo(() => refusals(fields, search), [fields, search]),
  };
}
