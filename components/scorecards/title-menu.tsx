'use client';

import { Check, ChevronDown } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem, MenuLine, MenuNote } from '@/components/ui/menu';

interface TitleMenuProps {
  /** Empty: the first available scorecard. */
  title: string;
  /** Titles that had an answer in this browser, the latest first. */
  remembered: readonly string[];
  onTitle: (title: string) => void;
  onForget: (title: string) => void;
}

/** The scorecards that are known by name, a click away: a field that holds a title suggests no other. */
export function TitleMenu({ title, remembered, onTitle, onForget }: TitleMenuProps) {
  const [first, ...others] = ['', ...remembered.toSorted((a, b) => a.localeCompare(b))].map((one) => (
    <MenuItem key={one} onClick={() => onTitle(one)}>
      <span className="max-w-80 grow truncate">{one || 'First available scorecard'}</span>
      {one === title ? <Check aria-label="shown" /> : null}
    </MenuItem>
  ));
  return (
    <Menu
      align="start"
      trigger={
        <IconButton label="Known scorecards">
          <ChevronDown aria-hidden />
        </IconButton>
      }
    >
      {first}
      <MenuLine />
      {others.length > 0 ? others : <MenuNote>A title is remembered here once it has had an answer.</MenuNote>}
      {remembered.includes(title) ? (
        <>
          <MenuLine />
          <MenuItem
            onClick={() => {
              onTitle('');
              onForget(title);
            }}
          >
            Forget “{title}”
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
