'use client';

import { type FormEvent, useId, useRef } from 'react';
import { TitleMenu } from '@/components/scorecards/title-menu';
import { useTitles } from '@/components/scorecards/use-titles';
import { Button } from '@/components/ui/button';

interface TitleFieldProps {
  /** Empty: the first available scorecard. */
  title: string;
  onTitle: (title: string) => void;
}

/** Which scorecard, by free text: the service has no list of titles. Asked on Enter, not at every letter. */
export function TitleField({ title, onTitle }: TitleFieldProps) {
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const [remembered, keep] = useTitles();
  function ask(event: FormEvent) {
    event.preventDefault();
    onTitle(input.current?.value.trim() ?? '');
  }
  return (
    <form onSubmit={ask} className="flex items-center gap-1">
      <input
        // A title from elsewhere, such as the address, replaces what was typed.
        key={title}
        ref={input}
        type="text"
        name="scorecard_title"
        aria-label="Scorecard title"
        defaultValue={title}
        list={list}
        maxLength={500}
        placeholder="First available scorecard"
        autoComplete="off"
        spellCheck={false}
        className="h-[30px] w-56 min-w-0 rounded-md border border-control bg-ground px-2 placeholder:text-ink-3"
      />
      <datalist id={list}>
        {remembered.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Button type="submit">Show</Button>
      <TitleMenu
        title={title}
        remembered={remembered}
        onTitle={onTitle}
        onForget={(forgotten) => keep(remembered.filter((one) => one !== forgotten))}
      />
    </form>
  );
}
