/** Characters that terminals do not show, show as a space, or interpret. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
const LINE_CHARACTERS = new Set(['\t', '\n', '\r']);
const NAME_LENGTH = 60;

/** Formats a column name for messages. Invisible characters are replaced by their code, such as `<U+200B>`. */
export function shownName(name: string): string {
  if (name === '') return '(no name)';
  const text = name.replace(INVISIBLE, codeOf);
  const cut = text.length > NAME_LENGTH ? `${text.slice(0, NAME_LENGTH)}…` : text;
  return name === name.trim() ? cut : `"${cut}"`;
}

/** Formats a value or a line for messages. Tabs and line breaks stay. */
export function shownValue(value: string): string {
  return value.replace(INVISIBLE, (character) => (LINE_CHARACTERS.has(character) ? character : codeOf(character)));
}

/** Formats a text in quotes, with the codes of invisible characters and of letters that are not composed. */
export function shownText(value: string): string {
  const text = value.replace(INVISIBLE, codeOf);
  return `"${value === value.normalize('NFC') ? text : text.replace(/\p{M}/gu, codeOf)}"`;
}

function codeOf(character: string): string {
  return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}
