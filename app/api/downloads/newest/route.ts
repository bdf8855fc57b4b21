import { downloadNewest } from '@/lib/contract/downloads';
import { newest } from '@/lib/server/downloads/newest';
import { valueRoute } from '@/lib/server/routes/value-route';

export const { GET } = valueRoute(downloadNewest, newest);
