import { type Finding, KINDS, type Kind } from '@/components/overview/finding';
import { withSkus } from '@/components/overview/links';
import type { Weights } from '@/components/overview/weights';

/** Findings of one kind at one retailer: one line, one call to make. */
export interface ChangeRow {
  readonly id: string;
  readonly kind: Kind;
  readonly worse: boolean;
  readonly retailer: string | null;
  readonly by: string;
  /** Heavy ones first. */
  readonly findings: readonly Finding[];
  readonly heavy: number;
  readonly damage: number;
  /** Leads to exactly these findings. */
  readonly href: string;
}

/** A line for each kind, retailer and winner, the most damage first. */
export function prepareRows(findings: readonly Finding[], weights: Weights): ChangeRow[] {
  const rows = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { kind, worse, retailer, by } = finding;
    const id = [kind, worse ? 'worse' : 'better', retailer ?? '', by].join('|');
    rows.set(id, [...(rows.get(id) ?? []), finding]);
  }
  return [...rows].map(([id, its]) => toRow(id, its, weights)).sort(byDamage);
}

function toRow(id: string, its: readonly Finding[], weights: Weights): ChangeRow {
  // A row is made of at least one finding.
  const { kind, worse, retailer, by, rowHref } = its[0] as Finding;
  const heavy = its.filter((finding) => finding.heavy === true).length;
  return {
    id,
    kind,
    worse,
    retailer,
    by,
    heavy,
    findings: its.toSorted((a, b) => Number(b.heavy === true) - Number(a.heavy === true)),
    href:
      kind === 'list'
        ? withSkus(
            rowHref,
            its.map(({ key }) => key),
          )
        : rowHref,
    damage: weights.kinds[kind] * (its.length - heavy + heavy * weights.heavy),
  };
}

function byDamage(a: ChangeRow, b: ChangeRow): number {
  return (
    b.damage - a.damage ||
    KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
    (a.retailer ?? '').localeCompare(b.retailer ?? '', 'en') ||
    a.by.localeCompare(b.by, 'en')
  );
}
