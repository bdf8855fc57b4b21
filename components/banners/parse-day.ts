const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as sheets write it, day before month: "2026-06-07", "7.6.2026", "07/06/2026", "7 Jun 2026". Null for no such day. */
export function parseDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text);
  if (numbers) return toDay(numbers[3], numbers[2], numbers[1]);
  const named = /^(\d{1,2})\.? ([a-z]{3})[a-z]*\.?,? (\d{4})$/i.exec(text);
  if (!named) return null;
  return toDay(named[3], String(MONTHS.indexOf(named[2]?.toLowerCase() ?? '') + 1), named[1]);
}

function toDay(year = '', month = '', day = ''): string | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${written}T00:00:00Z`);
  // "31 June" would roll over into July: only a day that reads back is one.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(written) ? written : null;
}
