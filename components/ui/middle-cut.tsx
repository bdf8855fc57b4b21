/** Letters that stay at the end: a variant or a size, which is what differs between names of one brand. */
const [END, LONGEST_END] = [12, 17];
/** Keeps a surrogate pair, or a letter and its accent, together. */
const LETTERS = new Intl.Segmenter();

/**
 * A text on one line that is truncated before its last words if it does not fit, or in the last one if that is long. On
 * phones, it has two lines.
 */
export function MiddleCut({ text }: { text: string }) {
  if (text.length <= 2 * END) return text;
  const letters = Array.from(LETTERS.segment(text), ({ segment }) => segment);
  const blank = letters.indexOf(' ', -LONGEST_END);
  const cut = blank < 0 ? -END : blank;
  return (
    <span className="flex whitespace-pre max-sm:inline max-sm:whitespace-normal">
      <span className="truncate max-sm:whitespace-normal">{letters.slice(0, cut).join('')}</span>
      <span className="shrink-0">{letters.slice(cut).join('')}</span>
    </span>
  );
}
