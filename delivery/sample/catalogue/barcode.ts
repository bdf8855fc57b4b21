/**
 * An EAN-13 of the range 200–299, which GS1 leaves to shops for their own use: it can be no real product's.
 * @param number up to ten digits
 */
export function inStoreBarcode(number: number): string {
  const body = `29${String(number).padStart(10, '0')}`;
  return body + checkDigit(body);
}

/** The thirteenth digit: what the weighted sum of the twelve lacks to the next ten. */
export function checkDigit(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}
