'use client';

import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { scorecardName } from '@/components/scorecards/words';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';

interface ScorecardChoicesProps {
  /** The selected one. '' for the default scorecard. */
  title: string;
  onTitle: (title: string) => void;
}

/** Selects a scorecard that had an answer, or another one by its title. */
export function ScorecardChoices({ title, onTitle }: ScorecardChoicesProps) {
  const format = useFormat();
  const [text, setText] = useState('');
  const answer = useAnswer('scorecards/scorecards', {});
  const scorecards = answer.data ?? [];
  const missing = ['', title].filter((name) => !scorecards.some((scorecard) => scorecard.title === name));
  const choices = [...[...new Set(missing)].map((name) => ({ title: name, newest: null })), ...scorecards];
  function open(event: FormEvent) {
    event.preventDefault();
    if (text.trim()) onTitle(text.trim());
  }
  return (
    <>
      <ul className="mb-2 max-h-72 overflow-auto">
        {choices.map(({ title: name, newest }) => (
          <li key={name}>
            <Button
              look="quiet"
              aria-pressed={name === title}
              className="w-full aria-pressed:bg-wash aria-pressed:text-ink"
              onClick={() => onTitle(name)}
            >
              <span className="min-w-0 grow truncate text-start">{scorecardName(name)}</span>
              {newest === null ? null : <span className="text-caption text-ink-3">to {format.shortDay(newest)}</span>}
              {name === title ? <Check aria-hidden /> : null}
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={open} className="flex flex-col gap-2 border-line border-t pt-2">
        <p className="text-caption text-ink-3">
          The service does not list its scorecards. Those that had an answer are listed here.
        </p>
        <span className="flex gap-1.5">
          <TextInput label="Title of another scorecard" value={text} onChange={setText} className="w-full" />
          <Button type="submit" disabled={!text.trim()}>
            Show
          </Button>
        </span>
      </form>
    </>
  );
}
