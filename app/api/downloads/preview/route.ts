import { downloadPreview } from '@/lib/contract/downloads';
import { loadPreview } from '@/lib/server/downloads/load-preview';
import { jsonRoute } from '@/lib/server/routes/json-route';

export const { GET, HEAD } = jsonRoute(downloadPreview, loadPreview);
