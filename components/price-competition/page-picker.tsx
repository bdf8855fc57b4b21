'use client';

import { Check, ChevronDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem, MenuLine, MenuNote } from '@/components/ui/menu';
import { Popover } from '@/components/ui/popover';
import { TextInput } from '@/components/ui/text-input';
import { pageNumber } from '@/lib/client/competition/question';
import { type CompetitionPage, usePages } from '@/lib/client/competition/use-pages';

interface PagePickerProps {
  /** Named by an administrator. */
  listed: readonly CompetitionPage[];
  page: number | null;
  onPage: (page: number) => void;
}

/** Which page of competitions: from the list, from what this browser remembers, or typed. */
export function PagePicker({ listed, page, onPage }: PagePickerProps) {
  const { pages, remember, forget } = usePages(listed);
  const shown = pages.find(({ id }) => id === page);
  return (
    <div className="flex items-center gap-1">
      {pages.length > 0 ? (
        <Menu
          align="start"
          trigger={
            <Button>
              <span className="text-ink-3">Page</span>
              <span className="max-w-48 truncate">{shown?.name ?? page ?? 'choose'}</span>
              <ChevronDown aria-hidden className="text-ink-3" />
            </Button>
          }
        >
          {pages.map(({ id, name }) => (
            <MenuItem key={id} onClick={() => onPage(id)}>
              <span className="max-w-64 grow truncate">{name}</span>
              <span className="text-caption text-ink-3">{id}</span>
              {id === page ? <Check aria-label="shown" /> : null}
            </MenuItem>
          ))}
          <MenuLine />
          {shown && !listed.includes(shown) ? (
            <MenuItem onClick={() => forget(shown.id)}>Forget “{shown.name}”</MenuItem>
          ) : (
            <MenuNote>Other pages open by their number.</MenuNote>
          )}
        </Menu>
      ) : null}
      <Popover title="Open a page by its number" trigger={<Button look="quiet">Other page</Button>}>
        <NewPage
          onOpen={(entry) => {
            remember(entry);
            onPage(entry.id);
          }}
        />
      </Popover>
    </div>
  );
}

function NewPage({ onOpen }: { onOpen: (page: CompetitionPage) => void }) {
  const [number, setNumber] = useState('');
  const [name, setName] = useState('');
  const id = pageNumber(number.trim());
  function open(event: FormEvent) {
    event.preventDefault();
    if (id !== null) onOpen({ id, name: name.trim() || `Page ${id}` });
  }
  return (
    <form onSubmit={open} className="flex flex-col gap-2">
      <p className="text-caption text-ink-3">
        The service does not list its pages: your account manager knows their numbers. This browser remembers the name.
      </p>
      <TextInput
        label="Number of the page"
        value={number}
        onChange={setNumber}
        invalid={number !== '' && id === null}
        className="w-full"
      />
      <TextInput label="Name, as you like" value={name} onChange={setName} className="w-full" />
      <Button type="submit" look="strong" disabled={id === null}>
        Open
      </Button>
    </form>
  );
}
