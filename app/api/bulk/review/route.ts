import { review } from '@/lib/contract/datasets/review';
import { bulkRoute } from '@/lib/server/routes/bulk-route';

export const { GET, HEAD } = bulkRoute(review);
