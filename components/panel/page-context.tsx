'use client';

import { createContext, type ReactNode, use, useState } from 'react';
import { useHydrated } from '@/lib/client/browser/use-hydrated';

/** The parts of a page's state that its panels and tables use. */
interface PanelPage {
  /** The item that panels describe, such as the SKU of a drawer, for the titles of pictures and files. */
  subject?: string;
  /** Filters and settings in words, for pictures and files. */
  notes: readonly string[];
  /** Whether filters are in use. */
  isFiltered?: boolean;
  /** Clears the filters. */
  clear?: () => void;
}

/** For panels that no filter of the page applies to. */
export const UNFILTERED: PanelPage = { notes: [] };

const Values = createContext({ first: UNFILTERED, current: UNFILTERED });

/** Passes the state of a page to its panels. */
export function PageContext({ value, children }: { value: PanelPage; children: ReactNode }) {
  const [first] = useState(value);
  return <Values value={{ first, current: value }}>{children}</Values>;
}

/**
 * Returns the state of the page. During hydration, returns that of the server: a part whose code arrives late hydrates
 * after a user may have changed filters.
 */
export function usePageContext(): PanelPage {
  const { first, current } = use(Values);
  return useHydrated() ? current : first;
}
