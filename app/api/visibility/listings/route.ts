import { visibilityListings } from '@/lib/contract/visibility-listings';
import { jsonRoute } from '@/lib/server/routes/json-route';

export const { GET, HEAD } = jsonRoute(visibilityListings);
