import type { MoneyFormat } from '@/lib/spreadsheet/cell';
import { XML_DECLARATION, xmlText } from '@/lib/spreadsheet/xml-text';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Numbers of built-in formats. */
const BUILT_IN: Readonly<Record<string, number>> = { General: 0, '0': 1, '@': 49 };
const FIRST_CUSTOM = 164;

const FORMATS = {
  plain: 'General',
  integer: '0',
  percent: '0.0%',
  code: '@',
  date: 'yyyy\\-mm\\-dd',
  time: 'yyyy\\-mm\\-dd hh:mm:ss',
} as const;

type FormatName = keyof typeof FORMATS;

export type Styles = ReturnType<typeof createStyles>;

/** Collects the styles of a workbook while its sheets are written, so they are written last. */
export function createStyles() {
  const codes: string[] = [];
  const styles: string[] = [];
  // Looked up for every cell, so the key must not need a new string.
  const indexes = new Map<string, number[]>();

  function add(code: string, fontId: 0 | 1): number {
    if (BUILT_IN[code] === undefined && !codes.includes(code)) codes.push(code);
    const id = BUILT_IN[code] ?? FIRST_CUSTOM + codes.indexOf(code);
    return (
      styles.push(
        `<xf numFmtId="${id}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
      ) - 1
    );
  }

  /** Returns the index of the style of a cell. */
  function indexOf(format: FormatName | MoneyFormat): number {
    const isMoney = typeof format === 'object';
    const name = isMoney ? format.currency : format;
    const digits = isMoney ? format.digits : 0;
    const byDigits = indexes.get(name) ?? [];
    if (byDigits.length === 0) indexes.set(name, byDigits);
    byDigits[digits] ??= add(isMoney ? moneyCode(format) : FORMATS[format], 0);
    return byDigits[digits];
  }

  // Cells without a style use the first one.
  indexOf('plain');
  return {
    /** Index of the style of headers. */
    header: add(FORMATS.plain, 1),
    indexOf,
    xml: () => stylesXml(codes, styles),
  };
}

/** Returns the format 1,234.50 EUR, with the code of the currency, as many currencies share a sign such as $. */
function moneyCode({ currency, digits }: MoneyFormat): string {
  const decimals = digits > 0 ? `.${'0'.repeat(digits)}` : '';
  return `#,##0${decimals}\\ [$${currency}]`;
}

function stylesXml(codes: readonly string[], styles: readonly string[]): string {
  const font = '<sz val="11"/><name val="Calibri"/>';
  const numbers = codes.map(
    (code, index) => `<numFmt numFmtId="${FIRST_CUSTOM + index}" formatCode="${xmlText(code)}"/>`,
  );
  return (
    `${XML_DECLARATION}<styleSheet xmlns="${MAIN}">` +
    (codes.length > 0 ? `<numFmts count="${codes.length}">${numbers.join('')}</numFmts>` : '') +
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${styles.length}">${styles.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}
