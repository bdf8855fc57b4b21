import { bookedSheets } from '@/components/banners/booked-sheets';
import { bannerSheet, changeSheet, runSheet, shareSheet } from '@/components/banners/sheet';
import type { useBannersPage } from '@/components/banners/use-banners-page';
import { sharesByRetailer } from '@/lib/client/banners/prepare-share';
import type { Format } from '@/lib/client/format';
import type { Sheet } from '@/lib/client/sheet';

type Exported = Pick<ReturnType<typeof useBannersPage>, 'now' | 'weights' | 'changes' | 'runs' | 'booked' | 'look'>;

/** The page as sheets; runs and bookings where their days have been read. */
export function pageSheets({ now, weights, changes, runs, booked, look }: Exported, format: Format): Sheet[] {
  return [
    bannerSheet(now.items),
    shareSheet(sharesByRetailer(now.items, weights)),
    ...(changes.kind === 'content' ? [changeSheet(changes.data.changes)] : []),
    ...(runs.state.kind === 'content' ? [runSheet(runs.state.data)] : []),
    ...(look.view === 'booked' && booked.state.kind === 'content' ? bookedSheets(booked.state.data, format) : []),
  ];
}
