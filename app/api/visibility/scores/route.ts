import { visibilityScores } from '@/lib/contract/visibility-scores';
import { jsonRoute } from '@/lib/server/routes/json-route';

export const { GET, HEAD } = jsonRoute(visibilityScores);
