import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { SIGNAL_WORDS } from '@/lib/metrics/signals.words';
import type { Judged, NotJudged } from '@/lib/queries/overview/judged';

/** Rules and subjects that could not be judged on the day. */
export function NoData({ missing }: Pick<Judged, 'missing'>) {
  const format = useFormat();
  return (
    <ul>
      {missing.map((entry) => (
        <li key={entry.rule} className="flex justify-between gap-3 border-line border-b py-0.5">
          <span>{SIGNAL_WORDS[entry.rule].title}</span>
          <span className="text-ink-3">{notJudgedWords(entry, format)}</span>
        </li>
      ))}
    </ul>
  );
}

function notJudgedWords({ subjects, is_collected }: NotJudged, format: Format): string {
  if (!is_collected) return 'no data on this day';
  return subjects > 0 ? format.count(subjects, 'product or keyword') : 'not enough data';
}
