import 'server-only';
import { accountOf } from '../sets/question';
import { bestEffort } from '../store/best-effort';
import { service } from '../upstream/service';
import { countAnswers } from './count-answers';

/** Returns the newest day of any stored answer, or today: the default day of pages without one. */
export async function newestDay(): Promise<string> {
  const stored = await bestEffort('finding the newest day', () => countAnswers(accountOf(service())), null);
  return (stored?.crawledAt ?? new Date().toISOString()).slice(0, 10);
}
