import 'server-only';
import type { Database } from '@/lib/clickhouse/client';
import type { CompetitionPage } from '@/lib/config/competition-pages';
import { processWide } from '../base/process-wide';

/** A plan whose answers are collected. */
export interface CollectedPlan {
  db: Database;
  account: string;
  /** The newest day. */
  date: string;
  pages: readonly CompetitionPage[];
}

type Listener = (plan: CollectedPlan) => Promise<void>;

const state = processWide('listener of collections', () => ({ listener: null as Listener | null }));

/** Sets what runs in the background when the plan of the configured account is done. */
export function setCollectedListener(listener: Listener): void {
  state().listener = listener;
}

export async function notifyCollected(plan: CollectedPlan): Promise<void> {
  await state().listener?.(plan);
}
