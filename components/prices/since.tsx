import { useFormat } from '@/lib/client/format/use-format';

interface SinceProps {
  since: string;
  /** No earlier day is known to be different. */
  since_at_least: boolean | null;
  date: string;
}

/** Since when an SKU has been in a state: "new", "19 Nov", or "19 Nov or earlier". */
export function Since({ since, since_at_least, date }: SinceProps) {
  const format = useFormat();
  if (since === date && !since_at_least) return <strong className="font-semibold text-off-target">new</strong>;
  return (
    <span className="text-ink-2">
      since {format.shortDay(since)}
      {since_at_least ? ' or earlier' : ''}
    </span>
  );
}
