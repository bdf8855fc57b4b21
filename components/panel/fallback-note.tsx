import type { AnswerState } from '@/lib/client/use-answer';

/** Notes that the figures of an answer read averages, as the account has too few last prices. */
export function FallbackNote({ answer }: { answer: AnswerState<unknown> }) {
  if (answer.kind !== 'content' || !answer.provenance.some(({ isFallback }) => isFallback)) return null;
  return (
    <p role="status" className="mb-2 text-caption text-ink-3">
      Prices are averages of each day's crawls, because the service has last prices for fewer than 90% of the offers.
    </p>
  );
}
