import { downloadCalendar } from '@/lib/contract/downloads';
import { calendar } from '@/lib/server/downloads/calendar';
import { valueRoute } from '@/lib/server/routes/value-route';

export const { GET } = valueRoute(downloadCalendar, calendar);
