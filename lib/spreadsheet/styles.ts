import type { NumberFormat } from '@/lib/spreadsheet/cell';
import { XML_DECLARATION, xmlText } from '@/lib/spreadsheet/xml-text';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Formats that every workbook has, by their built-in numbers. */
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

/** The format codes of a workbook. Grows while sheets are written, so it is written after them. */
export interface Styles {
  /** The number of the style of a cell. */
  indexOf(format: keyof typeof FORMATS | NumberFormat, bold?: boolean): number;
  xml(): string;
}

export function createStyles(): Styles {
  const codes: string[] = [];
  const indexes = new Map<string, number>();
  const styles: string[] = [];

  function add(code: string, bold: boolean): number {
    const key = `${bold ? 1 : 0}${code}`;
    const index = indexes.get(key);
    if (index !== undefined) return index;
    if (BUILT_IN[code] === undefined && !codes.includes(code)) codes.push(code);
    const id = BUILT_IN[code] ?? FIRST_CUSTOM + codes.indexOf(code);
    styles.push(
      `<xf numFmtId="${id}" fontId="${bold ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
    );
    indexes.set(key, indexes.size);
    return indexes.size - 1;
  }

  // Cells without a style have the first one.
  add(FORMATS.plain, false);
  return {
    indexOf: (format, bold = false) => add(codeOf(format), bold),
    xml: () => stylesXml(codes, styles),
  };
}

function codeOf(format: keyof typeof FORMATS | NumberFormat): string {
  if (typeof format === 'string') return FORMATS[format];
  return format.kind === 'money' ? moneyCode(format.currency) : FORMATS[format.kind];
}

/** 1,234.50 EUR: the code of the currency, because many currencies share a sign such as $. */
function moneyCode(currency: string): string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const decimals = maximumFractionDigits > 0 ? `.${'0'.repeat(maximumFractionDigits)}` : '';
  return `#,##0${decimals}\\ [$${currency}]`;
}

function stylesXml(codes: readonly string[], styles: readonly string[]): string {
  const font = '<sz val="11"/><name val="Calibri"/>';
  const numbers = codes.map((code, at) => `<numFmt numFmtId="${FIRST_CUSTOM + at}" formatCode="${xmlText(code)}"/>`);
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
