interface Named {
  readonly key: string;
  readonly name: string;
}

/** Names beside each other: first words that all names of one family share, a brand's mostly, give way to an ellipsis. */
export function shortNames(all: readonly Named[]): Map<string, string> {
  const words = all.map(({ name }) => name.split(' '));
  return new Map(
    all.map(({ key, name }, at) => {
      const own = words[at] ?? [];
      const family = words.filter((other, index) => index !== at && other[0] === own[0]);
      const shared = family.length === 0 ? 0 : Math.min(...family.map((other) => sharedStart(own, other)));
      return [key, shared === 0 || shared >= own.length ? name : `…${own.slice(shared).join(' ')}`];
    }),
  );
}

function sharedStart(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((word, index) => word !== b[index]);
  return differs < 0 ? a.length : differs;
}
