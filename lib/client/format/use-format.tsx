'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createFormat } from '@/lib/client/format/format';

const FormatContext = createContext(createFormat('en-GB'));

/** Provides formatters for the locale of the request, so that server and browser render the same text. */
export function FormatProvider({ locale, children }: { locale: string; children: ReactNode }) {
  const format = useMemo(() => createFormat(locale), [locale]);
  return <FormatContext value={format}>{children}</FormatContext>;
}

export function useFormat() {
  return useContext(FormatContext);
}
