import { expect, it } from 'vitest';
import { dayPresets } from '@/components/downloads/day-presets';

const lastWeek = (today: string) => dayPresets(today).find(({ label }) => label === 'Last week');

it.each(['2026-11-23', '2026-11-26', '2026-11-29'])('the week before that of %s is Monday to Sunday', (today) => {
  expect(lastWeek(today)).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
});

it('the last days include today', () => {
  expect(dayPresets('2026-11-26')).toContainEqual({ label: 'Last 7 days', from: '2026-11-20', to: '2026-11-26' });
});
