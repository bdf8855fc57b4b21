const PLAIN = /^-?\d+(?:\.\d+)?$/;
const DECIMAL_COMMA = /^-?\d+,\d+$/;
const COMMA_GROUPS = /^-?\d{1,3}(?:,\d{3})+\.\d+$/;
const DOT_GROUPS = /^-?\d{1,3}(?:\.\d{3})+,\d+$/;
/** "1,299" is a thousand to some and little more than one to others. */
const EITHER = /^-?\d{1,3},\d{3}$/;

/** The price that a text says, with either decimal separator; null for a text that says none, or might say two. */
export function parsePrice(text: string | null): number | null {
  const given = text?.trim() ?? '';
  if (PLAIN.test(given)) return Number(given);
  if (EITHER.test(given)) return null;
  if (DECIMAL_COMMA.test(given)) return Number(given.replace(',', '.'));
  if (COMMA_GROUPS.test(given)) return Number(given.replaceAll(',', ''));
  if (DOT_GROUPS.test(given)) return Number(given.replaceAll('.', '').replace(',', '.'));
  return null;
}
