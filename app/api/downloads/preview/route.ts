import { downloadPreview } from '@/lib/contract/downloads';
import { loadPreview } from '@/lib/server/downloads/load-preview';
import { valueRoute } from '@/lib/server/routes/value-route';

export const { GET, HEAD } = valueRoute(downloadPreview, loadPreview);
