import 'server-only';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type AnswerSettings, answerSettings } from '@/lib/contract/setting-values';
import { readSettings } from '../account/account-settings';
import { ProblemError } from '../base/problem-error';
import { processWide } from '../base/process-wide';
import { pinSets } from '../collect/pinned-sets';
import { coverageOf, type NeedCoverage } from '../query/coverage';
import type { Reader } from '../query/run';
import type { Export, Figures, Sheet } from './read-export';

const LIFETIME_MS = 5 * 60_000;
const MAX_TICKETS = 100;
/** Browsers may repeat a failed download. */
const READS = 2;

/** The sets and settings that a sheet reads. */
interface Pinned {
  needs: readonly NeedCoverage[];
  settings: AnswerSettings;
}

export type PinnedSheet = Sheet & Pinned;
export type PinnedFigures = Figures & Pinned;

/** An export of fixed sets and settings. Data collected later and later changes of settings do not change it. */
export interface PinnedExport extends Omit<Export, 'sheets' | 'figures'> {
  sheets: readonly PinnedSheet[];
  figures: PinnedFigures | null;
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

/** Returns an unguessable ticket for an export. All of its sheets read the current sets of the ledger. */
export async function createTicket(
  { sheets, figures, ...rest }: Export,
  { db, account }: Pick<Reader, 'db' | 'account'>,
): Promise<string> {
  makeRoom();
  const needs = [...sheets, ...(figures ? [figures] : [])].flatMap(({ query, params }) => query.needs(params));
  const [coverage, { values }] = await Promise.all([coverageOf(db, account, needs), readSettings(db, account)]);
  const settings = answerSettings(values);
  // The coverage is in the order of the needs.
  const pin = ({ query, params }: Sheet | Figures): Pinned => ({
    needs: coverage.splice(0, query.needs(params).length),
    settings,
  });
  const content: PinnedExport = {
    ...rest,
    sheets: sheets.map((sheet) => ({ ...sheet, ...pin(sheet) })),
    figures: figures && { ...figures, ...pin(figures) },
  };
  // Other requests may have opened the last tickets meanwhile.
  makeRoom();
  const ticket = randomUUID();
  tickets().set(ticket, { content, readsLeft: READS, release: pinSets(setsOf(content)) });
  return ticket;
}

/**
 * Makes room for a ticket. At the maximum, the oldest one of a file that was downloaded makes way. Throws a ProblemError
 * if there is none, as the cache would otherwise evict one that is still needed.
 */
function makeRoom(): void {
  const open = tickets();
  open.purgeStale();
  if (open.size < MAX_TICKETS) return;
  const downloaded = [...open.rkeys()].find((ticket) => (open.peek(ticket)?.readsLeft ?? READS) < READS);
  if (downloaded !== undefined) {
    open.delete(downloaded);
    return;
  }
  const soonest = Math.min(...[...open.keys()].map((ticket) => open.getRemainingTTL(ticket)));
  const retryAfter = Math.max(1, Math.ceil(soonest / 1000));
  const problem = {
    code: 'rate_limited',
    title: `${MAX_TICKETS} exports are waiting to be downloaded. Export again in ${retryAfter} s.`,
    retryable: true,
    retryAfter,
  } as const;
  throw new ProblemError(problem, 503);
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
  const entry = find(ticket);
  const release = pinSets(setsOf(entry.content));
  entry.readsLeft -= 1;
  if (entry.readsLeft === 0) tickets().delete(ticket);
  return { content: entry.content, release };
}

function find(ticket: string): Ticket {
  const entry = tickets().get(ticket);
  if (entry) return entry;
  throw new ProblemError({
    code: 'not_found',
    title: 'This download link has expired or was already used. Go back to the page and export again.',
    retryable: false,
  });
}

function setsOf(content: PinnedExport): string[] {
  return needsOfExport(content).flatMap(({ sets }) => sets.map(({ id }) => id));
}

/** Returns the needs of all tables and figures of an export. */
export function needsOfExport({ sheets, figures }: PinnedExport): NeedCoverage[] {
  return [...sheets.flatMap(({ needs }) => needs), ...(figures?.needs ?? [])];
}
