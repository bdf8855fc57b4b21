import { fitText } from '@/lib/spreadsheet/fit-text';
import { replaceInvalidXml } from '@/lib/text/xml-characters';

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Returns a text for a cell as XML, truncated to Excel's maximum. */
export function cellXmlText(text: string): string {
  return xmlText(fitText(text));
}

/**
 * Returns a text as XML of a workbook. Line breaks are normalized to those of Excel. Characters that are invalid in
 * XML, such as lone surrogates, become the replacement character.
 */
export function xmlText(text: string): string {
  // Most texts need no replacement, and a test is cheaper.
  let xml = UNUSUAL.test(text) ? replaceInvalidXml(text.replace(/\r\n?/g, '\n')) : text;
  if (xml.includes('_')) xml = xml.replace(WORKBOOK_ESCAPE, '_x005F_');
  return /[&<>"]/.test(xml) ? xml.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char) : xml;
}

/** Also matches surrogates, and so all emoji. */
const UNUSUAL = /[^\t\n\x20-\ud7ff\ue000-\ufffd]/;
/** Workbooks read `_x0041_` as the letter A, so the underscore has to be escaped. */
const WORKBOOK_ESCAPE = /_(?=x[\da-f]{4}_)/gi;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
