/** Runs once before the first request: a mistake in the environment ends the process with a sentence for each. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ boot }, { warmPages }] = await Promise.all([import('@/lib/server/boot'), import('@/app/warm-pages')]);
  boot(warmPages);
}
