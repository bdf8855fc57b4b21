import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import type { CompetitionPage } from '@/lib/config/competition-pages';

/** A plan whose answers are collected. */
export interface CollectedPlan {
  db: Database;
  account: string;
  /** The newest day. */
  date: string;
  pages: readonly CompetitionPage[];
}
