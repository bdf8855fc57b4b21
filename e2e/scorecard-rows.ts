import type { Page } from '@playwright/test';
import type { ScorecardRow } from '@/lib/contract/scorecard';

export const RANGE = 'start_date=2026-06-03&end_date=2026-06-30';
export const RIVALS = 'Power SKUs and rivals';
export const QUESTION = `${RANGE}&scorecard_title=${encodeURIComponent(RIVALS)}`;

interface Stack {
  service: string;
  key: string;
}

/** What the service itself answers, past the dashboard. */
export async function ask<Answer>({ service, key }: Stack, target: string): Promise<Answer> {
  const answer = await fetch(`${service}${target}`, { headers: { 'x-api-key': key } });
  return answer.json();
}

export const rowsOf = (stack: Stack, query: string) => ask<ScorecardRow[]>(stack, `/scorecard?${query}`);
export const whole = (value: number) => value.toLocaleString('en-US');
export const grid = (page: Page) => page.getByRole('grid');
export const tile = (page: Page, name: string) => page.getByRole('term').filter({ hasText: name }).locator('..');
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Mean by reviews, worked out here for itself. */
export function meanByReviews(rows: readonly ScorecardRow[]): number {
  const rated = rows.filter(({ average_rating }) => average_rating !== null);
  const weighed = sum(rated.map(({ average_rating, review_count }) => (average_rating ?? 0) * (review_count ?? 0)));
  return weighed / sum(rated.map(({ review_count }) => review_count ?? 0));
}
