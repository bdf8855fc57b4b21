'use client';

import dynamic from 'next/dynamic';
import { ViewsPlaceholder } from '@/components/panel/views-placeholder';

/** Fetched when their tabs are first opened. */
export const PreviewPanel = dynamic(
  () => import('@/components/downloads/preview-panel').then((file) => file.PreviewPanel),
  { loading: ViewsPlaceholder },
);
export const DictionaryPanel = dynamic(
  () => import('@/components/downloads/dictionary-panel').then((file) => file.DictionaryPanel),
  { loading: ViewsPlaceholder },
);

/** Fetched beside the data: the cards and the calendar need none of it. */
export const SelectionBar = dynamic(
  () => import('@/components/downloads/selection-bar').then((file) => file.SelectionBar),
  { loading: () => null },
);
export const HourDetails = dynamic(
  () => import('@/components/downloads/hour-details').then((file) => file.HourDetails),
  { loading: () => null },
);
export const QueuePanel = dynamic(() => import('@/components/downloads/queue-panel').then((file) => file.QueuePanel), {
  loading: () => null,
});
