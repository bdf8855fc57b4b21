import { columns, hidden, number, required, text } from '../columns';
import { bannerColumns } from './banner.columns';

export const CHANGE_KINDS = ['new', 'gone', 'moved', 'stayed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const { retailer_name, page_type_name, page_name, banner, own_brands, competitor_brands } = bannerColumns;

/** A banner of either day: its current state, or its last state if it is gone. */
export const changeColumns = columns(
  {
    kind: required(text<ChangeKind>('Change', { width: 80, pinned: true })),
    retailer_name: { ...retailer_name, pinned: false },
    page_type_name,
    page_name,
    own_brands,
    competitor_brands,
    banner,
    before: number('rank', 'Compared day', 'Position on the compared day.', { width: 104 }),
    now: number('rank', 'Day', 'Position on the day shown.', { width: 64 }),
  },
  { id: hidden.text },
);
