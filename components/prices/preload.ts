import type { PreloadOf } from '@/components/layout/preload';
import type { prices } from '@/components/prices/page';

export const preload: PreloadOf<typeof prices> = (load, { params }) => [load('prices/tiles', params)];
