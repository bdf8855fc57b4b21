import { priceCompetition } from '@/lib/contract/price-competition';
import { jsonRoute } from '@/lib/server/routes/json-route';

export const { GET, HEAD } = jsonRoute(priceCompetition);
