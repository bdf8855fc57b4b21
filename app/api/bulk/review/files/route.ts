import { reviewBulkFiles } from '@/lib/contract/file-list';
import { jsonRoute } from '@/lib/server/routes/json-route';

export const { GET, HEAD } = jsonRoute(reviewBulkFiles);
