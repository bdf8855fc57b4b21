/** Two sets matched by key: a change is said of `both` alone; what came and what went is counted beside it. */
export interface LikeForLike<Row> {
  both: { now: Row; before: Row }[];
  entered: Row[];
  left: Row[];
}

/** Rows without a key (null) match nothing; of several rows with one key the first stands for it. */
export function likeForLike<Row>(
  now: readonly Row[],
  before: readonly Row[],
  keyOf: (row: Row) => string | null,
): LikeForLike<Row> {
  const earlier = byKey(before, keyOf);
  const today = byKey(now, keyOf);
  const both: LikeForLike<Row>['both'] = [];
  for (const [key, row] of today) {
    const match = earlier.get(key);
    if (match !== undefined) both.push({ now: row, before: match });
  }
  return {
    both,
    entered: [...today].filter(([key]) => !earlier.has(key)).map(([, row]) => row),
    left: [...earlier].filter(([key]) => !today.has(key)).map(([, row]) => row),
  };
}

function byKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): Map<string, Row> {
  const map = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null && !map.has(key)) map.set(key, row);
  }
  return map;
}
