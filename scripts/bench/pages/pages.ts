import { NAV } from '@/components/shell/nav-items';

/** All pages of the side navigation. */
export const PAGES = NAV.flatMap(({ items }) => items).map(({ href, label }) => ({ path: href, label }));

/** A page without content, as a reference. */
export const EMPTY_PAGE = '/there-is-no-page-here';
