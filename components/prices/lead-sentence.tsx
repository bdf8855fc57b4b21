import type { ReactNode } from 'react';
import { isIncomplete } from '@/components/panel/coverage-words';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import type { Coverage } from '@/lib/queries/answer';
import { LEAST_MOVE } from '@/lib/queries/prices/directions';
import type { MoveRow } from '@/lib/queries/prices/moves.columns';
import type { RetailerPrices } from '@/lib/queries/prices/retailers';
import { daysBetween } from '@/lib/queries/shared/dates';
import { groupBy } from '@/lib/queries/shared/group-by';

interface Follower {
  retailer: string | null;
  /** Cuts that it followed, and its longest delay in days. */
  cuts: number;
  days: number;
}

export interface Lead {
  shop: string;
  retailer: string | null;
  /** Cuts that it made first, and all cuts of the rows. */
  first: number;
  cuts: number;
  /** The retailer that followed most of them. */
  follower: Follower | null;
}

type Move = Pick<MoveRow, 'direction' | 'movers'>;

/** Returns the retailer that moved first in most of the cuts of these rows. Null without cuts, or if several did. */
export function leadOf(rows: readonly Move[]): Lead | null {
  const cuts = rows.filter(({ direction }) => direction === 'Fell');
  const firsts = cuts.flatMap((cut) =>
    cut.movers.filter(({ day }) => day === cut.movers[0]?.day).map((mover) => ({ ...mover, cut })),
  );
  const [most = [], second = []] = byShop(firsts);
  const [mover] = most;
  if (!mover || most.length === second.length) return null;
  const { shop, retailer } = mover;
  return { shop, retailer, first: most.length, cuts: cuts.length, follower: followerOf(most.map(({ cut }) => cut)) };
}

function followerOf(cuts: readonly Move[]): Follower | null {
  const followers = cuts.flatMap(({ movers }) => {
    const start = movers[0]?.day ?? '';
    return movers
      .filter(({ day }) => day > start)
      .map(({ shop, retailer, day }) => ({ shop, retailer, delay: daysBetween(start, day) - 1 }));
  });
  const [most] = byShop(followers);
  if (!most?.[0]) return null;
  return { retailer: most[0].retailer, cuts: most.length, days: Math.max(...most.map(({ delay }) => delay)) };
}

/** Groups by retailer, the largest group first. */
function byShop<Item extends { shop: string }>(items: readonly Item[]): Item[][] {
  return [...groupBy(items, ({ shop }) => shop).values()].toSorted((a, b) => b.length - a.length);
}

interface LeadSentenceProps {
  /** The rows of the panel of moves. */
  moves: readonly Move[];
  /** Of the moves. */
  coverage: readonly Coverage[];
  /** Those that the filters leave. */
  retailers: readonly RetailerPrices[];
  /** The compared day. */
  against: string;
  format: Format;
}

/** "Marchandor FR moved first in 3 of 6 cuts below; Halvéo FR followed each within 2 days." */
export function LeadSentence({ moves, coverage, retailers, against, format }: LeadSentenceProps): ReactNode {
  const lead = leadOf(moves);
  if (!lead) return withoutLead({ moves, coverage, retailers, format });
  const discount = retailers.find(({ keys }) => keys.shop === lead.shop)?.values.discount;
  const [before, now] = [discount?.before ?? null, discount?.value ?? null].map((share) => format.percent(share));
  const isKnown = discount?.value != null && discount.before !== null && before !== now;
  return (
    <>
      <strong className="font-semibold">
        {isolated(lead.retailer ?? 'A retailer')} moved first in {format.integer(lead.first)} of{' '}
        {format.count(lead.cuts, 'cut')} below
      </strong>
      {lead.follower ? `; ${followerWords(lead.follower, lead.first, format)}` : ''}.
      {isKnown ? (
        <>
          {' '}
          Its discount went from {before} to <strong className="font-semibold">{now}</strong> since{' '}
          {format.shortDay(against)}.
        </>
      ) : null}
    </>
  );
}

function withoutLead({ moves, coverage, retailers, format }: Omit<LeadSentenceProps, 'against'>): string {
  if (moves.length === 0) {
    if (!hasTwoDays(coverage) || retailers.length === 0) return '';
    const when = isIncomplete(coverage) ? 'between the collected days of' : 'in';
    return `No price of these SKUs moved by ${format.percent(LEAST_MOVE, 0)} or more ${when} this period.`;
  }
  const cuts = moves.filter(({ direction }) => direction === 'Fell').length;
  return cuts === 0
    ? `${format.count(moves.length, 'rise')} and no cut below.`
    : `${format.count(cuts, 'cut')} below; several retailers moved first equally often.`;
}

/** Whether moves are known: the day has offers, and the period has another day to compare with. */
export function hasTwoDays(coverage: readonly Coverage[]): boolean {
  return (
    coverage.some(({ need, rows }) => need === 'today' && rows > 0) &&
    coverage.some(({ states }) => /[cp].*[cp]/.test(states))
  );
}

function followerWords({ retailer, cuts, days }: Follower, first: number, format: Format): string {
  const which = cuts < first ? `${format.integer(cuts)} of them` : first === 1 ? 'it' : 'each';
  return `${isolated(retailer ?? 'another retailer')} followed ${which} within ${format.count(days, 'day')}`;
}
