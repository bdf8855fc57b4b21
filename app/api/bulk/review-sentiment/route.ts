import { reviewSentiment } from '@/lib/contract/datasets/review-sentiment';
import { bulkRoute } from '@/lib/server/routes/bulk-route';

export const { GET, HEAD } = bulkRoute(reviewSentiment);
