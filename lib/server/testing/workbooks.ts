import { strFromU8, unzipSync } from 'fflate';

/** Parses the sheets of a workbook by name, as rows of cells, independently of the code that writes them. */
export function sheetsIn(bytes: Uint8Array): Record<string, (string | number)[][]> {
  const files = unzipSync(bytes);
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const names = [...text('xl/workbook.xml').matchAll(/<sheet name="([^"]*)" sheetId="(\d+)"/g)];
  return Object.fromEntries(names.map(([, name, number]) => [name, rowsIn(text(`xl/worksheets/sheet${number}.xml`))]));
}

/** Parses rows of cells. An empty cell is an empty string. */
function rowsIn(xml: string): (string | number)[][] {
  return [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, cells = '']) => {
    const row: (string | number)[] = [];
    for (const [, letters = '', content = ''] of cells.matchAll(/<c r="([A-Z]+)\d+"(.*?<\/)c>/gs)) {
      const text = /<t[^>]*>(.*?)<\/t>/s.exec(content)?.[1];
      row[columnOf(letters)] = text === undefined ? Number(/<v>(.*?)<\/v>/.exec(content)?.[1]) : unescaped(text);
    }
    return Array.from(row, (value) => value ?? '');
  });
}

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Converts the serial number of a date to a day. */
export function dayOf(serial: string | number | undefined): string {
  return new Date(Date.UTC(1899, 11, 30) + Number(serial) * 86_400_000).toISOString().slice(0, 10);
}
