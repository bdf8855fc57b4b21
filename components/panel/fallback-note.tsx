import { lazyPart } from '@/components/ui/lazy-part';
import type { AnswerState } from '@/lib/client/query/use-answer';

// Few accounts need it.
const FallbackWords = lazyPart(
  () => import('@/components/panel/fallback-words'),
  'FallbackWords',
  <div className="mb-2 h-4" />,
);

/** Notes that the figures of an answer read averages, as the account has too few last prices. */
export function FallbackNote({ answer }: { answer: AnswerState<unknown> }) {
  if (answer.kind !== 'content' || !answer.provenance.some(({ isFallback }) => isFallback)) return null;
  return <FallbackWords />;
}
