import type * as z from 'zod/mini';
import { parsePrice } from '@/lib/client/competition/price-text';
import type { Competition, DataRow, indexBlock } from '@/lib/contract/price-competition';

/** Selling price or list price. */
export const PRICE_KINDS = ['rsp', 'rrp'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** Offers in stock alone, or all offers. */
export const OFFER_SETS = ['standard', 'with_oos'] as const;
export type OfferSet = (typeof OFFER_SETS)[number];

/** Which of a row's numbers are looked at. */
export interface Choice {
  kind: PriceKind;
  offers: OfferSet;
}

export interface SideReading {
  rsp: number | null;
  rrp: number | null;
  status: string | null;
  /** Prices that were sent and could not be read, as they came. */
  unread: readonly string[];
}

export interface Sides {
  base: SideReading;
  benchmark: SideReading;
}

/** What one bucket of a competition says under a choice. Every null is "not said". */
export interface Reading extends Sides {
  start_date: string;
  end_date: string;
  index: number | null;
  /** The service's own word, whatever it is. */
  verdict: string | null;
  /** Promotion depth as the service gives it. */
  depth: number | null;
  /** Under the other set of offers: what tells a price that moved from an offer that sold out. */
  withOos: Sides;
  /** The row as it came; null for a bucket without one. */
  row: DataRow | null;
  /** Rows in the bucket: the first one is read. */
  rowCount: number;
}

type Bucket = Competition['date_buckets'][number];
type Block = z.infer<typeof indexBlock> | null;

export function readBucket({ start_date, end_date, data }: Bucket, { kind, offers }: Choice): Reading {
  const row = data[0] ?? null;
  const block = row?.[offers] ?? null;
  // The plain fields of a row are its standard block: they stand in where a service leaves the block out.
  const plain = offers === 'standard' ? row : null;
  return {
    start_date,
    end_date,
    index: block?.[`${kind}_index`] ?? plain?.[`${kind}_index`] ?? (kind === 'rsp' ? plain?.index : null) ?? null,
    verdict:
      block?.[`${kind}_positivity`] ??
      plain?.[`${kind}_positivity`] ??
      (kind === 'rsp' ? plain?.positivity : null) ??
      null,
    depth: block?.[`${kind}_depth_of_promotion`] ?? plain?.depth_of_promotion ?? null,
    ...sidesOf(row, block, plain !== null),
    withOos: sidesOf(row, row?.with_oos ?? null, false),
    row,
    rowCount: data.length,
  };
}

function sidesOf(row: DataRow | null, block: Block, mayBePlain: boolean): Sides {
  const plain = mayBePlain ? row : null;
  return {
    base: sideReading(block?.base ?? null, plain && [plain.base, plain.base_2], row?.base_status ?? null),
    benchmark: sideReading(
      block?.benchmark ?? null,
      plain && [plain.benchmark, plain.benchmark_2],
      row?.benchmark_status ?? null,
    ),
  };
}

type BlockSide = NonNullable<Block>['base'];

function sideReading(
  side: BlockSide | null,
  plain: [number | null, number | null] | null,
  status: string | null,
): SideReading {
  const [rsp = null, rrp = null] = plain ?? [];
  const given = [side?.rsp_value ?? null, side?.rrp_value ?? null];
  return {
    rsp: parsePrice(side?.rsp_value ?? null) ?? rsp,
    rrp: parsePrice(side?.rrp_value ?? null) ?? rrp,
    status: side?.status ?? status,
    unread: given.filter((text): text is string => text !== null && text !== '' && parsePrice(text) === null),
  };
}

/** How far the selling price stands below the list price, from 0 to 1; null when either is not known. */
export function depthOf({ rsp, rrp }: Pick<SideReading, 'rsp' | 'rrp'>): number | null {
  return rsp === null || !rrp ? null : (rrp - rsp) / rrp;
}
