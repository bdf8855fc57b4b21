import { downloadList } from '@/lib/contract/downloads';
import { refreshList } from '@/lib/server/downloads/refresh-list';
import { valueRoute } from '@/lib/server/routes/value-route';

export const { GET, HEAD } = valueRoute(downloadList, refreshList);
