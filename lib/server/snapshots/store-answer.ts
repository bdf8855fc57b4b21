import 'server-only';
import { createHash } from 'node:crypto';
import type { Answer } from '../sets/load';
import type { Question } from '../sets/question';
import { database } from '../store/database';
import { insertTogether } from '../store/insert-together';
import { nextVersion } from '../store/next-version';
import { answerLines, answers } from '../store/tables';
import type { CachedAnswer } from './find-answer';
import { isSettled } from './freshness';

/**
 * Stores an answer in place of `earlier`. Lines are inserted first, then the row that refers to them, so that a crash
 * in between leaves the earlier answer. Equal content keeps the earlier lines. Other content of settled days is a
 * revision, which keeps the hash of the earlier content.
 */
export async function storeAnswer(question: Question, answer: Answer, earlier: CachedAnswer | null) {
  const db = await database();
  const contentHash = hashOf(answer.lines);
  const same = earlier?.contentHash === contentHash;
  const version = nextVersion();
  const linesId = same ? earlier.linesId : version;
  if (!same) await insertTogether(db, answerLines, numbered(linesId, answer.lines));

  const previousHash = earlier?.settled && !same ? earlier.contentHash : (earlier?.previousHash ?? '');
  const { meta } = answer;
  await insertTogether(db, answers, [
    {
      account: question.account,
      question: question.key,
      version,
      lines_id: linesId,
      endpoint: question.endpoint.name,
      params: JSON.stringify(question.params),
      fetched_at: meta.fetchedAt,
      crawled_at: meta.crawledAt,
      total: meta.total,
      missing: meta.missing,
      envelope: JSON.stringify(meta.envelope),
      content_hash: contentHash,
      previous_hash: previousHash,
      bytes: answer.lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0),
      settled: isSettled(question, new Date(meta.fetchedAt)),
    },
  ]);
  return { linesId, revised: previousHash !== '' };
}

function numbered(linesId: string, lines: string[]) {
  return lines.map((line, line_no) => ({ lines_id: linesId, line_no, line }));
}

function hashOf(lines: string[]): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(line).update('\n');
  return hash.digest('hex');
}
