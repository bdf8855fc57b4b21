import { createContext } from 'react';

/** Parameters that the controls of every page set. */
const COMMON = ['date', 'against', 'days', 'q'];

/** The parameters that the controls of the current page set: days, comparison, search and filters. */
export const PageParams = createContext<readonly string[]>(COMMON);

/** @param filters of the page */
export function pageParams(filters: readonly string[]): readonly string[] {
  return [...COMMON, ...filters];
}
