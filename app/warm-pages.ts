import 'server-only';
import { pages } from '@/app/pages';
import { createPreload } from '@/app/preload';
import { bestEffort } from '@/lib/server/base/best-effort';

/** Time limit of a page's answers, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Runs the first queries of all pages as users without filters open them, so that their answers are cached before the
 * first visit. Collects nothing. One page after the other, as users may be active.
 */
export async function warmPages(): Promise<void> {
  for (const { load } of Object.values(pages)) {
    await bestEffort(
      'preparing a page',
      () => load(createPreload({ patience: PATIENCE, collects: false }), {}),
      undefined,
    );
  }
}
