import { describe, expect, it } from 'vitest';
import { dayPresets } from '@/components/downloads/day-presets';

const preset = (label: string, today: string, newest: string[] = []) =>
  dayPresets(
    today,
    newest.map((date) => ({ date })),
  ).find((preset) => preset.label === label);

describe('ranges of days', () => {
  it.each(['2026-11-23', '2026-11-26', '2026-11-29'])(
    'have the week before that of %s from Monday to Sunday',
    (today) => {
      expect(preset('Last week', today)).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
    },
  );

  it('include today in the last days', () => {
    expect(preset('Last 7 days', '2026-11-26')).toMatchObject({ from: '2026-11-20', to: '2026-11-26' });
  });

  it('end today if the newest file is of the last four weeks', () => {
    expect(preset('Last week', '2026-11-26', ['2026-11-10'])).toMatchObject({ to: '2026-11-22' });
    expect(preset('Newest day', '2026-11-26', ['2026-11-10'])).toBeUndefined();
  });

  it('end with the newest file if all files are older', () => {
    const newest = ['2026-06-28', '2026-06-30'];
    expect(preset('Last week', '2026-11-26', newest)).toMatchObject({ from: '2026-06-22', to: '2026-06-28' });
    expect(preset('Newest day', '2026-11-26', newest)).toMatchObject({ from: '2026-06-30', to: '2026-06-30' });
    expect(preset('Yesterday', '2026-11-26', newest)).toBeUndefined();
  });
});
