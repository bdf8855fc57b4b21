/** One thing known, in words, with what it rests on. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-5 gap-y-2">
      {facts.map(({ name, value, note }) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd>
            <span className="font-medium">{value}</span>
            {note ? <span className="block text-caption text-ink-3">{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
