import { NAV } from '@/components/shell/nav-items';

/** Every page of the side navigation. */
export const PAGES = NAV.flatMap(({ items }) => items).map(({ href, label }) => ({ path: href, label }));

/** The least that a page of this application can be. */
export const EMPTY_PAGE = '/there-is-no-page-here';
