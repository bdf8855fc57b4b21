import type { Category } from '@/delivery/sample/catalogue/category';
import { siteOf } from '@/delivery/sample/catalogue/placement';
import type { Retailer } from '@/delivery/sample/catalogue/retailer';
import { homePage } from '@/delivery/sample/words/banners';
import type { World } from '@/delivery/sample/world';

/** A space for a banner on a retailer's page. */
export interface Space {
  readonly retailer: Retailer;
  readonly pageType: 'HOME_PAGE' | 'CATEGORY_PAGE' | 'SEARCH_PAGE';
  readonly pageName: string;
  readonly pageUrl: string;
  /** Counted from 1 down the page. */
  readonly position: number;
  readonly kind: string;
  /** Null on the home page, where any category may be shown. */
  readonly category: Category | null;
}

const HOME_KINDS = ['HERO', 'SLIDER', 'SLIDER', 'TILE', 'TILE'];
const CATEGORY_KINDS = ['CATEGORY_TOP', 'SKYSCRAPER'];

/** Returns all spaces for banners: five on each home page, two on each category, one on each power keyword. */
export function spacesOf({ retailers, shelves }: World): Space[] {
  const home = retailers.flatMap((retailer) =>
    HOME_KINDS.map(
      (kind, i): Space => ({
        retailer,
        pageType: 'HOME_PAGE',
        pageName: homePage[retailer.language],
        pageUrl: `${siteOf(retailer)}/`,
        position: i + 1,
        kind,
        category: null,
      }),
    ),
  );
  const inside = shelves
    .filter(({ source }) => source.type === 'CATEGORY' || source.power)
    .flatMap(({ source: { type, name, category }, retailer, url }) =>
      (type === 'CATEGORY' ? CATEGORY_KINDS : ['SPONSORED_BRAND']).map(
        (kind, i): Space => ({
          retailer,
          pageType: type === 'CATEGORY' ? 'CATEGORY_PAGE' : 'SEARCH_PAGE',
          pageName: name,
          pageUrl: url,
          position: i + 1,
          kind,
          category,
        }),
      ),
    );
  return [...home, ...inside];
}
