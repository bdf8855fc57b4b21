import { contentDetail } from '@/lib/contract/datasets/content-detail';
import { bulkRoute } from '@/lib/server/routes/bulk-route';

export const { GET, HEAD } = bulkRoute(contentDetail);
