/** The same function, worked out once for each object it is given, however many panels ask. */
export function oncePer<In extends object, Out>(make: (given: In) => Out): (given: In) => Out {
  const known = new WeakMap<In, Out>();
  return (given) => {
    const before = known.get(given);
    if (before !== undefined) return before;
    const made = make(given);
    known.set(given, made);
    return made;
  };
}
