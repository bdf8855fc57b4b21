import { cut } from '@/lib/spreadsheet/xml-text';

/** UTF-16 units. */
const LONGEST = 31;
const FORBIDDEN = /[[\]:*?/\\\p{Cc}\p{Cs}\ufffe\uffff]/gu;
/** Bidirectional marks, which order foreign names on screen: a sheet's name is typed into formulas. */
const INVISIBLE = /[\u2066-\u2069]/g;
/** The name of a sheet that Excel keeps for itself. */
const RESERVED = 'history';

/**
 * Names sheets so that Excel opens the workbook: a name is at most 31 characters long, has no forbidden character, does
 * not begin or end with an apostrophe, and exists once.
 */
export function createSheetNames(): (title: string) => string {
  const taken = new Set([RESERVED]);
  return (title) => {
    const plain = title.replace(INVISIBLE, '').replace(FORBIDDEN, ' ');
    for (let number = 1; ; number += 1) {
      const ending = number === 1 ? '' : ` (${number})`;
      const name = trim(cut(trim(plain) || 'Data', LONGEST - ending.length)) + ending;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  };
}

function trim(name: string): string {
  return name.replace(/^[\s']+|[\s']+$/g, '');
}
