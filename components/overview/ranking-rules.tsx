import { ScrollRegion } from '@/components/ui/scroll-region';
import { SIGNAL_WORDS, type SignalWords } from '@/lib/metrics/signals.words';

/** The order of the list, and the rules with their weights, minimums and thresholds. */
export function RankingRules() {
  const words = Object.entries<SignalWords>(SIGNAL_WORDS).toSorted(([, a], [, b]) => b.weight - a.weight);
  return (
    <>
      <p className="mb-2">
        New events come first, then those that go on, then standing problems. Among them, those with more impact: weight
        of the rule × products or keywords, or the banners of a takeover. Power SKUs and power keywords count twice.
      </p>
      <p className="mb-2 text-ink-2">A day without data neither opens nor closes a problem. Files have no impact.</p>
      <ScrollRegion label="Rules" className="max-h-80 overflow-y-auto border-line border-t pt-2">
        <dl>
          {words.map(([rule, { title, condition, weight, subject }]) => (
            <div key={rule} className="mb-2">
              <dt className="font-semibold">
                {title}: {weight} for each {subject}
              </dt>
              <dd className="text-ink-2">{condition}</dd>
            </div>
          ))}
        </dl>
      </ScrollRegion>
    </>
  );
}
