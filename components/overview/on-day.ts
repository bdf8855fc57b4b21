import type { AnswerState } from '@/lib/client/query/use-answer';

/** Limits the coverage of an answer to the day. It also needs many earlier days, which strips and durations show. */
export function onDay<Answer>(answer: AnswerState<Answer>): AnswerState<Answer> {
  if (answer.kind !== 'content') return answer;
  return { ...answer, coverage: answer.coverage.filter(({ from, to }) => from === to) };
}
