import type { PreloadOf } from '@/components/layout/preload';
import type { overview } from '@/components/overview/page';

export const preload: PreloadOf<typeof overview> = (load, { params }) => [
  load('overview/tiles', params),
  load('overview/problems', params),
];
