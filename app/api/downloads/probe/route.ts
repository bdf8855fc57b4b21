import { downloadProbe } from '@/lib/contract/downloads';
import { probe } from '@/lib/server/downloads/probe';
import { valueRoute } from '@/lib/server/routes/value-route';

export const { GET } = valueRoute(downloadProbe, probe);
