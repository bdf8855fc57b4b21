import { priceFile } from '@/lib/contract/datasets/price';
import { bulkRoute } from '@/lib/server/routes/bulk-route';

export const { GET, HEAD } = bulkRoute(priceFile);
