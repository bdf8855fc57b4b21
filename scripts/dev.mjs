// What `npm run dev` runs: the same processes as `npm start`, from source, reloading on change.
import { ensureDependencies } from './setup/dependencies.mjs';
import { fail } from './setup/say.mjs';

try {
  ensureDependencies();
  const { register } = await import('tsx/esm/api');
  register();
  const { run } = await import('./supervisor/main.ts');
  await run('dev');
} catch (error) {
  fail(error);
}
