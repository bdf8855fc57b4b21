import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Overrides the gaps, which suit a drawer. */
  className?: string;
}

/** A list of names and values in two columns. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={cn('grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1', className)}>
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
