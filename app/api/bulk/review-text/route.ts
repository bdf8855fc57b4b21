import { reviewText } from '@/lib/contract/datasets/review-text';
import { bulkRoute } from '@/lib/server/routes/bulk-route';

export const { GET, HEAD } = bulkRoute(reviewText);
