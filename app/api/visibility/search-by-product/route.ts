import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { jsonRoute } from '@/lib/server/routes/json-route';
import { placedOnly } from '@/lib/server/sets/placed-only';

export const { GET, HEAD } = jsonRoute(visibilitySearchByProduct, undefined, placedOnly);
