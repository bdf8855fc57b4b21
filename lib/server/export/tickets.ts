import 'server-only';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { pinSets } from '../collect/pinned-sets';
import { ProblemError } from '../problem-error';
import { processWide } from '../process-wide';
import { coverageOf, type NeedCoverage } from '../query/coverage';
import type { Reader } from '../query/run';
import type { Export, Sheet } from './read-export';

const LIFETIME_MS = 5 * 60_000;
const MAX_TICKETS = 100;
/** A browser may repeat a download that broke. */
const READS = 2;

/** A sheet and the sets that it reads. */
export interface PinnedSheet extends Sheet {
  needs: readonly NeedCoverage[];
}

/** An export of fixed sets: what is collected later does not change it. */
export interface PinnedExport extends Omit<Export, 'sheets'> {
  sheets: readonly PinnedSheet[];
}

interface Ticket {
  content: PinnedExport;
  readsLeft: number;
  release(): void;
}

const tickets = processWide(
  'export tickets',
  () =>
    new LRUCache<string, Ticket>({
      max: MAX_TICKETS,
      ttl: LIFETIME_MS,
      ttlAutopurge: true,
      perf: { now: () => Date.now() },
      ttlResolution: 0,
      dispose: ({ release }) => release(),
    }),
);

/** Returns an unguessable ticket for an export. All of its sheets read the sets that the ledger names now. */
export async function createTicket(
  { sheets, ...rest }: Export,
  { db, account }: Pick<Reader, 'db' | 'account'>,
): Promise<string> {
  const counts = sheets.map(({ query, params }) => query.needs(params));
  const coverage = await coverageOf(db, account, counts.flat());
  let from = 0;
  const pinned = sheets.map((sheet, index): PinnedSheet => {
    const to = from + (counts[index]?.length ?? 0);
    const needs = coverage.slice(from, to);
    from = to;
    return { ...sheet, needs };
  });
  const content = { ...rest, sheets: pinned };
  const ticket = randomUUID();
  tickets().set(ticket, { content, readsLeft: READS, release: pinSets(setsOf(content)) });
  return ticket;
}

/** Returns the export of a ticket without using it up. Throws a ProblemError if there is none. */
export function findExport(ticket: string): PinnedExport {
  return find(ticket).content;
}

/**
 * Uses a ticket. Its sets stay until `release` is called, however long the download takes. Throws a ProblemError if the
 * ticket is unknown, expired or used up.
 */
export function redeemTicket(ticket: string): { content: PinnedExport; release: () => void } {
  const found = find(ticket);
  const release = pinSets(setsOf(found.content));
  found.readsLeft -= 1;
  if (found.readsLeft === 0) tickets().delete(ticket);
  return { content: found.content, release };
}

function find(ticket: string): Ticket {
  const found = tickets().get(ticket);
  if (found) return found;
  throw new ProblemError({
    code: 'not_found',
    title: 'This download link has expired or was already used. Go back to the page and export again.',
    retryable: false,
  });
}

function setsOf({ sheets }: PinnedExport): string[] {
  return sheets.flatMap(({ needs }) => needs.flatMap(({ sets }) => sets));
}
