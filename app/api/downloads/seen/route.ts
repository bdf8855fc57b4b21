import { downloadSeen } from '@/lib/contract/downloads';
import { seen } from '@/lib/server/downloads/seen';
import { valueRoute } from '@/lib/server/routes/value-route';

export const { GET } = valueRoute(downloadSeen, seen);
