import { XML_DECLARATION, xmlText } from '@/lib/spreadsheet/xml-text';

const FORMATS = 'http://schemas.openxmlformats.org';
const MAIN = `${FORMATS}/spreadsheetml/2006/main`;
const DOCUMENT = `${FORMATS}/officeDocument/2006/relationships`;
const PACKAGE = `${FORMATS}/package/2006`;
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Returns the path of a sheet in the archive. @param number from 1 */
export function sheetPath(number: number): string {
  return `xl/worksheets/sheet${number}.xml`;
}

/** A sheet in the list of the workbook. Sheets in front are listed first, in reverse order of writing. */
export interface ListedSheet {
  name: string;
  isInFront: boolean;
}

/**
 * Returns the parts of a workbook other than its sheets, by path.
 *
 * @param listedSheets the sheets in the order of their paths
 */
export function packageParts(listedSheets: readonly ListedSheet[], styles: string): Record<string, string> {
  const sheets = listedSheets.map((sheet, index) => ({ ...sheet, number: index + 1 }));
  const numbers = sheets.map(({ number }) => number);
  const orderedSheets = [
    ...sheets.filter(({ isInFront }) => isInFront).toReversed(),
    ...sheets.filter(({ isInFront }) => !isInFront),
  ];
  return {
    'xl/styles.xml': styles,
    'xl/workbook.xml':
      `${XML_DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>` +
      orderedSheets
        .map(({ name, number }) => `<sheet name="${xmlText(name)}" sheetId="${number}" r:id="rId${number}"/>`)
        .join('') +
      '</sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships([
      ...numbers.map((number) => [`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`] as const),
      ['styles', 'styles', 'styles.xml'],
    ]),
    '_rels/.rels': relationships([['workbook', 'officeDocument', 'xl/workbook.xml']]),
    '[Content_Types].xml':
      `${XML_DECLARATION}<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/>` +
      numbers
        .map((number) => `<Override PartName="/${sheetPath(number)}" ContentType="${CONTENT}.worksheet+xml"/>`)
        .join('') +
      '</Types>',
  };
}

function relationships(list: readonly (readonly [id: string, type: string, target: string])[]): string {
  const items = list.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${DOCUMENT}/${type}" Target="${target}"/>`,
  );
  return `${XML_DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`;
}
