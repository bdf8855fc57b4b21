import 'server-only';
import { accountOf } from '../sets/question';
import { bestEffort } from '../store/best-effort';
import { service } from '../upstream/service';
import { countAnswers } from './count-answers';

/** The newest day of which anything is kept, else the server's today: what a page opens with that knows no day of its own. */
export async function newestDay(): Promise<string> {
  const kept = await bestEffort('finding the newest day', () => countAnswers(accountOf(service())), null);
  return (kept?.crawledAt ?? new Date().toISOString()).slice(0, 10);
}
