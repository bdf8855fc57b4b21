'use client';

import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { pageNumber } from '@/components/price-competition/page';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';
import { ALL_PAGES } from '@/lib/client/address/all-competition-pages';
import type { CompetitionPage } from '@/lib/client/address/use-competition-pages';
import { useFormat } from '@/lib/client/format/use-format';

export interface PageChoicesProps {
  state: CompetitionState;
  listed: readonly CompetitionPage[];
}

/** Selects all listed pages together, a listed page, a page stored in this browser, or another page by its number. */
export function PageChoices({ state, listed }: PageChoicesProps) {
  const { page, pages, remember, forget, set } = state;
  const format = useFormat();
  const currentPage = pages.find(({ id }) => id === page);
  return (
    <>
      {pages.length > 0 ? (
        <ul className="-mx-1.5 mb-2 max-h-72 overflow-auto">
          {listed.length > 1 ? (
            <Choice
              name="All pages"
              note={format.integer(listed.length)}
              isChosen={page === ALL_PAGES}
              onChoose={() => set({ customer_page_id: ALL_PAGES })}
            />
          ) : null}
          {pages.map(({ id, name }) => (
            <Choice
              key={id}
              name={name}
              note={String(id)}
              isChosen={id === page}
              onChoose={() => set({ customer_page_id: id })}
            />
          ))}
        </ul>
      ) : null}
      {currentPage && !listed.some(({ id }) => id === currentPage.id) ? (
        <Button look="quiet" className="mb-2" onClick={() => forget(currentPage.id)}>
          Remove “{currentPage.name}”
        </Button>
      ) : null}
      <NewPage
        onOpen={(entry) => {
          remember(entry);
          set({ customer_page_id: entry.id });
        }}
      />
    </>
  );
}

interface ChoiceProps {
  name: string;
  note: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ name, note, isChosen, onChoose }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="flex h-[30px] w-full items-center gap-2 rounded-sm px-1.5 text-start hover:bg-wash"
      >
        <span className="min-w-0 grow truncate">{name}</span>
        <span className="text-caption text-ink-3">{note}</span>
        {isChosen ? <Check aria-hidden className="size-4" /> : null}
      </button>
    </li>
  );
}

function NewPage({ onOpen }: { onOpen: (page: CompetitionPage) => void }) {
  const [number, setNumber] = useState('');
  const [name, setName] = useState('');
  const id = pageNumber.parse(number.trim());
  function open(event: FormEvent) {
    event.preventDefault();
    if (id !== null) onOpen({ id, name: name.trim() || `Page ${id}` });
  }
  return (
    <form onSubmit={open} className="flex flex-col gap-2 border-line border-t pt-2">
      <p className="text-caption text-ink-3">
        The service does not list pages. Ask your account manager for their numbers. This browser stores the name.
      </p>
      <TextInput
        label="Page number"
        value={number}
        onChange={setNumber}
        invalid={number !== '' && id === null}
        className="w-full"
      />
      <TextInput label="Name (optional)" value={name} onChange={setName} className="w-full" />
      <Button type="submit" look="strong" disabled={id === null}>
        Open
      </Button>
    </form>
  );
}
