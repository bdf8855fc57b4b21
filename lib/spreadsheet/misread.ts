import { isMonthName } from '@/lib/spreadsheet/month-names';

/** Invisible characters that programs ignore in a cell: soft hyphen, zero-width, bidirectional marks. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

const NUMBER_SIGNS = /^[\p{Nd}\s.,:/+\-−%()'’\p{Sc}年月日時时分秒]+$/u;
const SCIENTIFIC = /^[(+\-−\s]*\p{Nd}[\p{Nd}.,]*\s?e\s?[+-]?\p{Nd}+[\s)%]*$/iu;
const CLOCK_TIME = /^\p{Nd}{1,2}(:\p{Nd}{2}){0,2}([.,]\p{Nd}+)?\s?[ap](\.?\s?m)?\.?$/iu;
const ISO_TIME = /^\p{Nd}{4}-?\p{Nd}{1,2}-?\p{Nd}{1,2}T[\p{Nd}:.,]+(Z|[+-][\p{Nd}:]+)?$/iu;
const ERROR_VALUE = /^#(N\/A|NV|[\p{Lu}\p{Nd}/]+[!?])$/u;

/** Currency names next to an amount that \p{Sc} does not cover. */
const CURRENCY =
  'EUR|USD|GBP|CHF|PLN|CZK|HUF|SEK|NOK|DKK|RON|BGN|TRY|UAH|RUB|JPY|CNY|INR|KRW|BRL|MXN|CAD|AUD|NZD|ZAR|SAR|AED|' +
  'kr\\.?|zł|Kč|Ft|Fr\\.?|SFr\\.?|lei|TL|R\\$|лв\\.?|₽';
const CURRENCY_WORD = new RegExp(`^(${CURRENCY})(?=[\\s\\p{Nd}(+.-])|\\s*(${CURRENCY})$`, 'gu');

const BOOLEANS = new Set(
  (
    'TRUE FALSE WAHR FALSCH VRAI FAUX VERDADERO FALSO VERO WAAR ONWAAR VERDADEIRO PRAWDA FAŁSZ PRAVDA NEPRAVDA ' +
    'SANT FALSKT SAND FALSK SANN USANN TOSI EPÄTOSI IGAZ HAMIS ADEVĂRAT FALS DOĞRU YANLIŞ ИСТИНА ЛОЖЬ'
  ).split(' '),
);

/**
 * Returns whether a spreadsheet program would convert the text to a number, a date, a time, a truth value or an error,
 * and so lose zeros, digits or the text. Covers all regions, as the user's is unknown: `1.000` is a thousand in Germany
 * and one in Britain.
 */
export function isMisread(text: string): boolean {
  // Japanese and Chinese programs read full-width digits as digits.
  const plain = text.normalize('NFKC').replace(INVISIBLE, '').trim();
  if (BOOLEANS.has(plain.toUpperCase()) || ERROR_VALUE.test(plain)) return true;
  if (!/\p{Nd}/u.test(plain)) return false;
  const patterns = [SCIENTIFIC, CLOCK_TIME, ISO_TIME];
  return isNumeric(plain) || patterns.some((pattern) => pattern.test(plain)) || isDateInWords(plain);
}

function isNumeric(plain: string): boolean {
  return NUMBER_SIGNS.test(plain.replace(CURRENCY_WORD, ''));
}

/** Returns whether a text is a date with a month name: MARCH1, SEPT2, 1-Mar, 3. Mai 2026, Mar 2026 12:30 PM. */
function isDateInWords(plain: string): boolean {
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? [];
  const others = plain.match(/[^\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  const numbers = plain.match(/\p{Nd}+/gu) ?? [];
  // The check of words is first, as it excludes most texts.
  return (
    words.every((word) => isMonthName(word) || /^(de|am?|pm?|m)$/i.test(word)) &&
    words.filter(isMonthName).length === 1 &&
    others.every((between) => /^[\s.,/:'’-]+$/.test(between)) &&
    numbers.every(({ length }) => length <= 4)
  );
}

/** Signs that begin a formula, and their full-width variants. */
const FORMULA_START = /^\s*[=+\-@＝＋－＠]\s*\S/;
const LEADING_CONTROL = /^[\t\r\n]/;
/** Maximum length of a text in a formula. */
const LONGEST_LITERAL = 255;
/** Where a new cell begins in a program that expects the other separator, or that splits at tabs. */
const OTHER_CELLS = { ',': /([;\t\r\n])/, ';': /([,\t\r\n])/ };

/**
 * Protects a text for a CSV before it is quoted: `="0400"` if a program would misread it, an apostrophe in front of
 * text that a program would run. This includes each part that would be a separate cell with the other separator.
 */
export function protectText(text: string, separator: ',' | ';'): string {
  if (isMisread(text)) return text.length <= LONGEST_LITERAL ? `="${text.replaceAll('"', '""')}"` : `'${text}`;
  const parts = text.split(OTHER_CELLS[separator]).map((part, index) => {
    // A quote at the start of another cell is doubled in the file, and would be read as an empty quoted text.
    const content = index === 0 ? part : part.replace(/^\s*"/, '');
    return startsFormula(content) && !isMisread(content) ? `'${part}` : part;
  });
  return LEADING_CONTROL.test(text) ? `'${parts.join('')}` : parts.join('');
}

function startsFormula(part: string): boolean {
  return FORMULA_START.test(part.replace(INVISIBLE, ''));
}
