import { escaped } from '@/lib/xlsx/sheet';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const FORMATS = 'http://schemas.openxmlformats.org';
const MAIN = `${FORMATS}/spreadsheetml/2006/main`;
const DOCUMENT = `${FORMATS}/officeDocument/2006/relationships`;
const PACKAGE = `${FORMATS}/package/2006`;
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Where a sheet lies in the archive. @param number from 1 */
export function sheetFile(number: number): string {
  return `xl/worksheets/sheet${number}.xml`;
}

/** The parts of a workbook around its sheets, by name in the archive. @param sheets their titles, in order */
export function workbookParts(sheets: readonly string[]): Record<string, string> {
  const numbers = sheets.map((_, index) => index + 1);
  return {
    'xl/styles.xml': STYLES,
    'xl/workbook.xml':
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>` +
      sheets
        .map((title, index) => `<sheet name="${escaped(title)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
        .join('') +
      '</sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships([
      ...numbers.map((number) => [`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`] as const),
      ['styles', 'styles', 'styles.xml'],
    ]),
    '_rels/.rels': relationships([['workbook', 'officeDocument', 'xl/workbook.xml']]),
    '[Content_Types].xml':
      `${XML}<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/>` +
      numbers
        .map((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${KIND}.worksheet+xml"/>`)
        .join('') +
      '</Types>',
  };
}

function relationships(list: readonly (readonly [id: string, type: string, target: string])[]): string {
  const items = list.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${DOCUMENT}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`;
}

const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}">` +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>' +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd hh:mm:ss"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>';
