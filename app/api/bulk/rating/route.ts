import { rating } from '@/lib/contract/datasets/rating';
import { bulkRoute } from '@/lib/server/routes/bulk-route';

export const { GET, HEAD } = bulkRoute(rating);
