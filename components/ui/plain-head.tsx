import { cn } from '@/components/ui/cn';

interface PlainHeadProps {
  /** The headers in their order; numbers stand to the right, as their cells do. */
  columns: Readonly<Record<string, 'text' | 'number'>>;
}

/** The head of a small table that neither scrolls nor sorts: its cells have `px-2` and rows of 32 px. */
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
