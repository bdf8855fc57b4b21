import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';
import { jsonRoute } from '@/lib/server/routes/json-route';

export const { GET, HEAD } = jsonRoute(visibilitySearchByProduct);
