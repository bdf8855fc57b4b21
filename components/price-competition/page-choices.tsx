'use client';

import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { pageNumber } from '@/components/price-competition/page';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';
import { ALL_PAGES, type CompetitionPage } from '@/lib/client/address/all-competition-pages';
import { useFormat } from '@/lib/client/format/use-format';

export interface PageChoicesProps {
  state: CompetitionState;
  listed: readonly CompetitionPage[];
}

/** Selects all listed pages together, a listed page, or another page by its number. */
export function PageChoices({ state: { page, set }, listed }: PageChoicesProps) {
  const format = useFormat();
  const choices = [
    ...(listed.length > 1 ? [{ id: ALL_PAGES, name: 'All pages', note: format.integer(listed.length) } as const] : []),
    ...listed.map(({ id, name }) => ({ id, name, note: String(id) })),
  ];
  return (
    <>
      <ul className="-mx-1.5 mb-2 max-h-72 overflow-auto empty:hidden">
        {choices.map(({ id, name, note }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === page}
              onClick={() => set({ customer_page_id: id })}
              className="flex h-[30px] w-full items-center gap-2 rounded-sm px-1.5 text-start hover:bg-wash"
            >
              <span className="min-w-0 grow truncate">{name}</span>
              <span className="text-caption text-ink-3">{note}</span>
              {id === page ? <Check aria-hidden className="size-4" /> : null}
            </button>
          </li>
        ))}
      </ul>
      <OtherPage onOpen={(id) => set({ customer_page_id: id })} />
    </>
  );
}

function OtherPage({ onOpen }: { onOpen: (id: number) => void }) {
  const [number, setNumber] = useState('');
  const id = pageNumber.parse(number.trim());
  function open(event: FormEvent) {
    event.preventDefault();
    if (id !== null) onOpen(id);
  }
  return (
    <form onSubmit={open} className="flex flex-col gap-2 border-line border-t pt-2">
      <p className="text-caption text-ink-3">
        The service does not list pages. Ask your account manager for their numbers.
      </p>
      <TextInput
        label="Page number"
        value={number}
        onChange={setNumber}
        invalid={number !== '' && id === null}
        className="w-full"
      />
      <Button type="submit" look="strong" disabled={id === null}>
        Open
      </Button>
    </form>
  );
}
