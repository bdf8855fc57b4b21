import { sharedColumns } from '@/components/banners/shared-columns';
import type { Column } from '@/components/table/column';
import { positionColumn, textColumn } from '@/components/table/columns';
import { Badge } from '@/components/ui/badge';
import type { Placement } from '@/lib/client/banners/placement';
import type { Change, ChangeKind } from '@/lib/client/banners/prepare-changes';

export const CHANGE_WORDS: Record<ChangeKind, string> = {
  new: 'new',
  gone: 'gone',
  moved: 'moved',
  stayed: 'stayed',
};

/** The banner of a change: as it is now, or as it was when it is gone. */
export function placementOf({ now, before }: Change): Placement {
  const placement = now ?? before;
  if (!placement) throw new Error('A change is of a banner.');
  return placement;
}

const { retailer, pageType, page, name, ownBrands, competitors } = sharedColumns<Change>(placementOf);

export const changeColumns: readonly Column<Change>[] = [
  textColumn({
    id: 'change',
    header: 'Change',
    value: ({ kind }) => CHANGE_WORDS[kind],
    cell: ({ kind }) => <Badge look={kind === 'stayed' ? 'outline' : 'plain'}>{CHANGE_WORDS[kind]}</Badge>,
    width: 88,
    pinned: true,
  }),
  retailer,
  pageType,
  page,
  name,
  positionColumn({
    id: 'before',
    header: 'Then',
    hint: 'Position on the compared day',
    value: ({ before }) => before?.item.e_retail_media_position ?? null,
  }),
  positionColumn({
    id: 'now',
    header: 'Now',
    hint: 'Position on the day shown',
    value: ({ now }) => now?.item.e_retail_media_position ?? null,
  }),
  ownBrands,
  competitors,
];
