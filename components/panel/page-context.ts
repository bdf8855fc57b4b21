'use client';

import { createContext } from 'react';

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

export const PageContext = createContext(UNFILTERED);
