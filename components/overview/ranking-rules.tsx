import { SIGNAL_WORDS, type SignalWords } from '@/lib/metrics/signals.words';

/** The rules with their weights, and the formula of the ranking. */
export function RankingRules() {
  const words = Object.entries<SignalWords>(SIGNAL_WORDS).toSorted(([, a], [, b]) => b.weight - a.weight);
  return (
    <>
      <p className="mb-2">
        Impact is the weight of the rule for each item, and twice the weight for each power item. The list is ordered by
        it.
      </p>
      <dl>
        {words.map(([rule, { title, condition, weight, subject }]) => (
          <div key={rule} className="mb-2">
            <dt className="font-semibold">
              {title}: weight {weight} for each {subject}
            </dt>
            <dd className="text-ink-2">{condition}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
