import { describe, expect, it, vi } from 'vitest';
import { formatAge, formatDateTime, formatDay, formatMoment, formatShortDay } from '@/lib/client/format/format-date';

const NOW = Date.parse('2026-06-30T12:00:00Z');

describe('days and instants', () => {
  it('formats a calendar day independent of the time zone', () => {
    expect(formatDay('2026-06-30')).toBe('30 Jun 2026');
    expect(formatDay('2026-06-30T23:30:00Z')).toBe('30 Jun 2026');
    expect(formatShortDay('2026-06-01')).toBe('1 Jun');
    expect(formatDay(null)).toBe('—');
    expect(formatDay('not a day')).toBe('—');
  });

  it('formats an instant in a time zone', () => {
    expect(formatDateTime('2026-06-30T22:10:00Z', 'Europe/Berlin')).toBe('1 Jul 2026, 00:10');
  });

  it.each(['UTC', 'America/New_York', 'Pacific/Auckland'])('reads an instant without a zone as UTC in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const text = formatDateTime('2026-06-30T22:10:00', 'Europe/Berlin');
    vi.unstubAllEnvs();
    expect(text).toBe('1 Jul 2026, 00:10');
  });

  it('omits the day if it is today', () => {
    expect(formatMoment('2026-06-30T06:10:00Z', NOW, 'UTC')).toBe('06:10');
    expect(formatMoment('2026-06-29T06:10:00Z', NOW, 'UTC')).toBe('29 Jun, 06:10');
    expect(formatMoment('2023-06-30T06:10:00Z', NOW, 'UTC')).toBe('30 Jun 2023, 06:10');
  });

  it.each([
    [-5, 'just now'],
    [9, 'just now'],
    [45, '45 s ago'],
    [119, '1 min ago'],
    [7200, '2 h ago'],
    [86_400, '1 day ago'],
    [86_400 * 40, '40 days ago'],
  ])('formats an age of %i seconds as %s', (seconds, text) => {
    expect(formatAge(new Date(NOW - seconds * 1000).toISOString(), NOW)).toBe(text);
  });
});
