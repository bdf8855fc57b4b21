'use client';

import type { Move } from '@/components/shelf/prepare-moves';
import { moveSentence, moveWord } from '@/components/shelf/words';
import { cn } from '@/components/ui/cn';
import { useFormat } from '@/lib/client/use-format';

/** New, gone, or so many places up or down. No verdict: a rival's fall is nobody's bad news here. */
export function MoveMark({ move }: { move: Move }) {
  const format = useFormat();
  const word = moveWord(move, format);
  if (word === null) return null;
  const strong = move.kind === 'new' || move.kind === 'gone';
  return (
    <span
      title={moveSentence(move, format) ?? undefined}
      className={cn('ms-auto whitespace-nowrap text-ink-2', strong && 'rounded-sm bg-ink px-1 text-ground')}
    >
      {word}
    </span>
  );
}
