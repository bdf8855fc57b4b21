/** A workbook with a longer name of a sheet, one of these signs in it or two of one name does not open in Excel. */
const LONGEST = 31;
const FORBIDDEN = /[[\]:*?/\\]/g;
/** Marks that order a foreign name on screen: a name of a sheet is typed into formulas. */
const UNSEEN = /[\u2066-\u2069]/g;

/** Names of the sheets of a workbook out of their titles: allowed by Excel, and each but once. */
export function tabNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const plain =
      title
        .replace(UNSEEN, '')
        .replace(FORBIDDEN, ' ')
        .replace(/^'+|'+$/g, '')
        .trim() || 'Data';
    for (let number = 1; ; number += 1) {
      const ending = number === 1 ? '' : ` (${number})`;
      const name = plain.slice(0, LONGEST - ending.length).trimEnd() + ending;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}
