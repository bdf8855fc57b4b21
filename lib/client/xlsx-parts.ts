import type { Sheet } from '@/lib/client/sheet';
import { tabNames } from '@/lib/client/tab-names';

/** A file of the workbook, in pieces small enough to pack one between two frames. */
export interface WorkbookFile {
  name: string;
  parts: Iterable<string>;
}

/** Rows that a sheet of Excel can hold; beyond them another sheet begins. */
const MOST_ROWS = 1_048_576;
const ROWS_A_PART = 2_000;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Style 1 is a day, style 2 a header. Excel opens no workbook whose style sheet lacks one of these. */
const STYLES = [
  `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3">',
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>',
];

/** The parts of an .xlsx file that holds the sheets: texts as text, numbers as numbers, days as days of Excel. */
export function workbookFiles(sheets: readonly Sheet[], mostRows = MOST_ROWS): WorkbookFile[] {
  const pieces = sheets.flatMap((sheet) => piecesOf(sheet, mostRows - 1));
  const names = tabNames(pieces.map(({ sheet }) => sheet.title));
  const numbers = pieces.map((_, index) => index + 1);
  const targets = [...numbers.map((number) => `worksheets/sheet${number}.xml`), 'styles.xml'];
  return [
    ...pieces.map(({ sheet, from, to }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      parts: sheetXml(sheet, from, to),
    })),
    { name: 'xl/styles.xml', parts: STYLES },
    {
      name: 'xl/workbook.xml',
      parts: [
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>`,
        ...names.map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="r${index + 1}"/>`),
        '</sheets></workbook>',
      ],
    },
    { name: 'xl/_rels/workbook.xml.rels', parts: [relationships(targets)] },
    { name: '_rels/.rels', parts: [relationships(['xl/workbook.xml'])] },
    { name: '[Content_Types].xml', parts: [contentTypes(numbers)] },
  ];
}

interface Piece {
  sheet: Sheet;
  from: number;
  to: number;
}

/** A sheet, or several where its rows are more than one of Excel's can hold. */
function piecesOf(sheet: Sheet, room: number): Piece[] {
  const count = Math.max(1, Math.ceil(sheet.rows.length / room));
  return Array.from({ length: count }, (_, index) => ({
    sheet,
    from: index * room,
    to: Math.min(sheet.rows.length, (index + 1) * room),
  }));
}

function* sheetXml({ columns, rows }: Sheet, from: number, to: number): Generator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  yield `<row>${columns.map(({ header }) => textXml(header, ' s="2"')).join('')}</row>`;
  for (let start = from; start < to; start += ROWS_A_PART) {
    const part = rows.slice(start, Math.min(to, start + ROWS_A_PART));
    yield part
      .map((row) => `<row>${row.map((value, at) => cellXml(value, columns[at]?.kind)).join('')}</row>`)
      .join('');
  }
  yield '</sheetData></worksheet>';
}

function cellXml(value: string | number | boolean | null, kind: Sheet['columns'][number]['kind'] | undefined): string {
  if (value === null || (typeof value === 'number' && !Number.isFinite(value))) return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c t="b"><v>${Number(value)}</v></c>`;
  const day = kind === 'day' ? serialOf(value) : null;
  return day === null ? textXml(value) : `<c s="1"><v>${day}</v></c>`;
}

/** Days since 1899-12-30, as Excel counts them; null for what is no day. */
function serialOf(day: string): number | null {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? null : (time - Date.UTC(1899, 11, 30)) / 86_400_000;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Control characters have no place in XML, not even escaped; a cell ends at 32,767 characters.
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function textXml(text: string, attributes = ''): string {
  return `<c t="inlineStr"${attributes}><is><t xml:space="preserve">${escaped(text.slice(0, 32_767))}</t></is></c>`;
}

function escaped(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

function relationships(targets: readonly string[]): string {
  const lines = targets.map((target, index) => {
    const type = target.startsWith('worksheets/') ? 'worksheet' : target === 'styles.xml' ? 'styles' : 'officeDocument';
    return `<Relationship Id="r${index + 1}" Type="${DOCUMENT}/${type}" Target="${target}"/>`;
  });
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`;
}

function contentTypes(numbers: readonly number[]): string {
  const overrides = [
    ['/xl/workbook.xml', 'sheet.main'],
    ['/xl/styles.xml', 'styles'],
    ...numbers.map((number) => [`/xl/worksheets/sheet${number}.xml`, 'worksheet']),
  ].map(([part, type]) => `<Override PartName="${part}" ContentType="${TYPES}.${type}+xml"/>`);
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides.join('')}</Types>`;
}
