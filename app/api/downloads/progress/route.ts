import { downloadProgress } from '@/lib/contract/downloads';
import { progressOf } from '@/lib/server/downloads/progress';
import { valueRoute } from '@/lib/server/routes/value-route';

export const { GET, HEAD } = valueRoute(downloadProgress, progressOf);
