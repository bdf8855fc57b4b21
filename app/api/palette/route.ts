import { palette } from '@/lib/contract/palette';
import { valueRoute } from '@/lib/server/routes/value-route';
import { namesFor } from '@/lib/server/snapshots/known-names';

export const { GET } = valueRoute(palette, namesFor);
