import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '@/components/layout/test-page';
import { NoData } from '@/components/overview/no-data';
import { Started } from '@/components/overview/started';
import { DATE, problemsOf } from '@/components/overview/test-problems';

it('does not call a day uncollected on which the service may have published nothing', () => {
  const entry = { rule: 'rank_fallen', subjects: 0, is_collected: false, is_judged: false } as const;
  renderPage(<NoData missing={[entry]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Rank fallenno data on this day');
});

it('names days without data in the picture of first days', () => {
  const day = { day: DATE, is_collected: false, open: 0, solved: 0 };
  renderPage(<Started problems={problemsOf({ started: [day] })} />);
  expect(screen.getByRole('img')).toHaveAccessibleName('22 Nov 2026: no data');
});
