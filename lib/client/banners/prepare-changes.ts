import type { Placement } from '@/lib/client/banners/placement';

export const CHANGES = ['new', 'gone', 'moved', 'stayed'] as const;
export type ChangeKind = (typeof CHANGES)[number];

/** A banner of either day. `now` is null for one that is gone, `before` for one that is new. */
export interface Change {
  readonly kind: ChangeKind;
  readonly now: Placement | null;
  readonly before: Placement | null;
}

export interface Changes {
  readonly changes: readonly Change[];
  /** Banners that name neither an address nor an image: whether they changed cannot be told. */
  readonly untold: number;
}

/**
 * What changed between two days. A banner is matched by where it leads on its page. One that shows there several times
 * is first matched place by place; what is left over on both days moved, and on one day alone is new or gone.
 */
export function prepareChanges(now: readonly Placement[], before: readonly Placement[]): Changes {
  const today = byIdentity(now);
  const earlier = byIdentity(before);
  const identities = new Set([...today.groups.keys(), ...earlier.groups.keys()]);
  const changes = [...identities].flatMap((identity) =>
    changesOf(today.groups.get(identity) ?? [], earlier.groups.get(identity) ?? []),
  );
  const order = (change: Change) => CHANGES.indexOf(change.kind);
  return { changes: changes.sort((a, b) => order(a) - order(b)), untold: today.untold + earlier.untold };
}

function changesOf(now: readonly Placement[], before: readonly Placement[]): Change[] {
  const left = [...before];
  const came: Placement[] = [];
  const changes: Change[] = [];
  for (const placement of now) {
    const at = left.findIndex((one) => positionOf(one) === positionOf(placement));
    const [match] = at < 0 ? [] : left.splice(at, 1);
    if (match) changes.push({ kind: 'stayed', now: placement, before: match });
    else came.push(placement);
  }
  for (const placement of came) {
    const match = left.shift();
    changes.push(
      match ? { kind: 'moved', now: placement, before: match } : { kind: 'new', now: placement, before: null },
    );
  }
  for (const gone of left) changes.push({ kind: 'gone', now: null, before: gone });
  return changes;
}

function positionOf({ item }: Placement): number | null {
  return item.e_retail_media_position;
}

function byIdentity(placements: readonly Placement[]) {
  const groups = new Map<string, Placement[]>();
  let untold = 0;
  for (const placement of placements) {
    if (placement.identity === null) untold += 1;
    else groups.set(placement.identity, [...(groups.get(placement.identity) ?? []), placement]);
  }
  return { groups, untold };
}
