interface Named {
  readonly key: string;
  readonly name: string;
}

/** Names beside each other: the first words that a name shares with another one give way to an ellipsis. */
export function shortNames(all: readonly Named[]): Map<string, string> {
  const words = all.map(({ name }) => name.split(' '));
  return new Map(
    all.map(({ key, name }, at) => {
      const own = words[at] ?? [];
      const shared = Math.max(0, ...words.map((other, index) => (index === at ? 0 : sharedStart(own, other))));
      return [key, shared === 0 || shared >= own.length ? name : `…${own.slice(shared).join(' ')}`];
    }),
  );
}

function sharedStart(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((word, index) => word !== b[index]);
  return differs < 0 ? a.length : differs;
}
