import { scorecard } from '@/lib/contract/scorecard';
import { jsonRoute } from '@/lib/server/routes/json-route';

export const { GET, HEAD } = jsonRoute(scorecard);
