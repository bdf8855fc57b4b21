import type { Context } from '@/components/overview/context';
import { type ChangeRow, prepareRows } from '@/components/overview/damage';
import { filesLimit } from '@/components/overview/file-findings';
import type { Filters } from '@/components/overview/filters';
import type { Finding } from '@/components/overview/finding';
import { unknownTo } from '@/components/overview/known-filters';
import { TELLERS, type Teller } from '@/components/overview/tellers';
import type { Weights } from '@/components/overview/weights';
import { NOT_STATED } from '@/lib/client/facets';
import { oncePer } from '@/lib/client/once-per';
import type { PanelState } from '@/lib/client/panel-state';
import type { SharedFacet } from '@/lib/client/shared-filters';

/** A part that tells nothing for now, and why. */
export interface Silent {
  readonly teller: Teller;
  readonly state: Exclude<PanelState<unknown>, { kind: 'content' }>;
}

export interface Changes {
  /** The most damage first. */
  readonly worse: readonly ChangeRow[];
  readonly better: readonly ChangeRow[];
  /** Worse findings by retailer, whatever retailers are chosen. */
  readonly byRetailer: ReadonlyMap<string, number>;
  readonly silent: readonly Silent[];
  /** Parts whose rows do not know a filter that is on. */
  readonly leftOut: readonly { readonly teller: Teller; readonly filters: readonly SharedFacet[] }[];
  /** Where less is compared than the two days say, in sentences. */
  readonly limits: readonly string[];
  /** Parts of which two collections were compared; files stand for themselves. */
  readonly told: number;
}

/** What changed in every part that can tell, as lines. A kind that weighs nothing is not listed. */
export function prepareChanges(context: Context, weights: Weights): Changes {
  const { filters } = context;
  // Retailers are chosen last, so that each chip can say how much there is behind it.
  const elsewhere = { ...context, filters: anywhere(filters) };
  const silent: Silent[] = [];
  const leftOut: { teller: Teller; filters: SharedFacet[] }[] = [];
  const findings: Finding[] = [];
  let told = 0;
  for (const teller of TELLERS) {
    const unknown = unknownTo(teller.part, elsewhere.filters);
    const state = teller.findings(elsewhere);
    if (unknown.length > 0) leftOut.push({ teller, filters: unknown });
    else if (state.kind !== 'content') silent.push({ teller, state });
    else {
      findings.push(...state.data);
      if (teller.part !== 'files') told += 1;
    }
  }
  const counted = findings.filter(({ kind }) => weights.kinds[kind] > 0);
  const rows = prepareRows(
    counted.filter((finding) => isAt(finding, filters)),
    weights,
  );
  return {
    worse: rows.filter(({ worse }) => worse),
    better: rows.filter(({ worse }) => !worse),
    byRetailer: countByRetailer(counted.filter(({ worse }) => worse)),
    silent,
    leftOut,
    limits: [filesLimit(context) ?? []].flat(),
    told,
  };
}

const anywhere = oncePer((filters: Filters): Filters => ({ ...filters, retailer: [] }));

function isAt({ retailer }: Finding, { retailer: chosen }: Filters): boolean {
  return chosen.length === 0 || chosen.includes(retailer ?? NOT_STATED);
}

function countByRetailer(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { retailer } of findings) if (retailer !== null) counts.set(retailer, (counts.get(retailer) ?? 0) + 1);
  return counts;
}
