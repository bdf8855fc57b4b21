import { palette } from '@/lib/contract/palette';
import { namesFor } from '@/lib/server/query/palette-names';
import { valueRoute } from '@/lib/server/routes/value-route';

export const { GET, HEAD } = valueRoute(palette, namesFor);
