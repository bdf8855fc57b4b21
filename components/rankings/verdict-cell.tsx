import { verdictGlyph } from '@/components/rankings/words';
import { NO_VALUE } from '@/lib/client/format/format-number';

/** The verdict of the service in a table: "● met". */
export function verdictCell({ is_on_target }: { is_on_target: boolean | null }) {
  if (is_on_target === null) return NO_VALUE;
  return (
    <span className={is_on_target ? 'text-on-target' : 'text-off-target'}>
      {verdictGlyph(is_on_target)} {is_on_target ? 'met' : 'missed'}
    </span>
  );
}
