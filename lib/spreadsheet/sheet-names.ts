import { cut } from '@/lib/spreadsheet/fit-text';

/** Maximum length in UTF-16 units. */
const LONGEST = 31;
const FORBIDDEN = /[[\]:*?/\\\p{Cc}\p{Cs}\ufffe\uffff]/gu;
/** Bidirectional marks. They are removed, as users type sheet names into formulas. */
const INVISIBLE = /[\u2066-\u2069]/g;
/** A sheet name that Excel reserves. */
const RESERVED = 'history';

/**
 * Returns a function that converts titles to valid sheet names: unique, at most 31 characters, without forbidden
 * characters or apostrophes at the ends.
 */
export function createSheetNames(): (title: string) => string {
  const usedNames = new Set([RESERVED]);
  return (title) => {
    const plain = title.replace(INVISIBLE, '').replace(FORBIDDEN, ' ');
    for (let number = 1; ; number += 1) {
      const ending = number === 1 ? '' : ` (${number})`;
      const name = trim(cut(trim(plain) || 'Data', LONGEST - ending.length)) + ending;
      if (usedNames.has(name.toLowerCase())) continue;
      usedNames.add(name.toLowerCase());
      return name;
    }
  };
}

function trim(name: string): string {
  return name.replace(/^[\s']+|[\s']+$/g, '');
}
