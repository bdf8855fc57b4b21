/** Characters that stay at the end: a size or a variant, which is what differs between names of one brand. */
const END = 12;
const SHORTEST = 2 * END;
/** Keeps a surrogate pair, or a letter and its accent, together. */
const LETTERS = new Intl.Segmenter();

/** A text on one line that is truncated in the middle if it does not fit. On phones, it has two lines. */
export function MiddleCut({ text }: { text: string }) {
  if (text.length <= SHORTEST) return text;
  const letters = Array.from(LETTERS.segment(text), ({ segment }) => segment);
  return (
    <span className="flex whitespace-pre max-sm:inline max-sm:whitespace-normal">
      <span className="truncate max-sm:whitespace-normal">{letters.slice(0, -END).join('')}</span>
      <span className="shrink-0">{letters.slice(-END).join('')}</span>
    </span>
  );
}
