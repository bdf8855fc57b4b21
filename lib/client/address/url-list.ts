const SEPARATOR = ',';

/** Serializes a list for a parameter: "a,b". Commas inside values are escaped. */
export function writeList(values: readonly string[]): string {
  return values.map((value) => value.replaceAll('%', '%25').replaceAll(SEPARATOR, '%2C')).join(SEPARATOR);
}

export function readList(raw: string): string[] {
  return readTuple(raw).filter(Boolean);
}

/** Reads a list in which empty values keep their position. */
export function readTuple(raw: string): string[] {
  return raw.split(SEPARATOR).map((value) => value.replaceAll('%2C', SEPARATOR).replaceAll('%25', '%'));
}
