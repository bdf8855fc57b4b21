import { downloadDays } from '@/lib/contract/download-days';
import { days } from '@/lib/server/downloads/days';
import { valueRoute } from '@/lib/server/routes/value-route';

export const { GET } = valueRoute(downloadDays, days);
