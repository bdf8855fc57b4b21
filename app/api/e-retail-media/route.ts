import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { jsonRoute } from '@/lib/server/routes/json-route';

export const { GET, HEAD } = jsonRoute(eRetailMedia);
