'use client';

import { Bookmark } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';

/** The named views of the page. Its code is loaded after the first numbers. */
export const SavedViewsMenu = lazyPart(
  () => import('@/components/layout/saved-views-menu'),
  'SavedViewsMenu',
  <Button look="quiet" title="Saved views">
    <Bookmark aria-hidden />
    <span>Views</span>
  </Button>,
);
