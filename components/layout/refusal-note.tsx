import type { Refusal } from '@/lib/client/address/address';

/** Lists the parts of the address that are invalid. */
export function RefusalNote({ refused }: { refused: readonly Refusal[] }) {
  if (refused.length === 0) return null;
  return (
    <div role="status" className="rounded-md bg-surface px-3 py-2 text-ink-2">
      {refused.map(({ name, message }) => (
        <p key={`${name} ${message}`}>
          <b className="font-medium text-ink">{name}</b> in the address: {message} Ignored.
        </p>
      ))}
    </div>
  );
}
