const SEPARATOR = ',';

/** Texts as they stand in one parameter of an address: "a,b"; a comma inside of one is escaped. */
export function writeList(values: readonly string[]): string {
  return values.map((one) => one.replaceAll('%', '%25').replaceAll(SEPARATOR, '%2C')).join(SEPARATOR);
}

export function readList(raw: string): string[] {
  return raw
    .split(SEPARATOR)
    .filter(Boolean)
    .map((one) => one.replaceAll('%2C', SEPARATOR).replaceAll('%25', '%'));
}
