/**
 * Returns an EAN-13 of the range 200–299, which GS1 reserves for use within shops, so no real product has it.
 * @param number up to ten digits
 */
export function inStoreBarcode(number: number): string {
  const body = `29${String(number).padStart(10, '0')}`;
  return body + checkDigit(body);
}

/** Returns the check digit: the difference of the weighted sum to the next multiple of ten. */
export function checkDigit(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}
