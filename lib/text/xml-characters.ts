const INVALID = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Replaces characters that XML does not allow, such as control characters and lone surrogates, by U+FFFD. */
export function replaceInvalidXml(text: string): string {
  return text.replace(INVALID, '\ufffd');
}
