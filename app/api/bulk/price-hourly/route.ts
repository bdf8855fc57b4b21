import { priceHourly } from '@/lib/contract/datasets/price-hourly';
import { bulkRoute } from '@/lib/server/routes/bulk-route';

export const { GET, HEAD } = bulkRoute(priceHourly);
