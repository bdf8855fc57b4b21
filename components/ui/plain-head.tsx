import { cn } from '@/components/ui/cn';

interface PlainHeadProps {
  /** Headers in order. Number columns are aligned to the end, like their cells. */
  columns: Readonly<Record<string, 'text' | 'number'>>;
}

/** The head of a small table without scrolling or sorting. Matches cells with `px-2` and rows of 32 px. */
export function PlainHead({ columns }: PlainHeadProps) {
  return (
    <thead>
      <tr className="h-8 border-line border-b text-ink-2">
        {Object.entries(columns).map(([name, kind]) => (
          <th key={name} scope="col" className={cn('px-2 font-medium', kind === 'number' ? 'text-end' : 'text-start')}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
