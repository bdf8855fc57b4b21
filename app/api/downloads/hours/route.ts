import { downloadHours } from '@/lib/contract/download-days';
import { hours } from '@/lib/server/downloads/hours';
import { valueRoute } from '@/lib/server/routes/value-route';

export const { GET, HEAD } = valueRoute(downloadHours, hours);
