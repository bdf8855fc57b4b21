// What `npm start` runs. Plain JavaScript until the dependencies are there.
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { fail } from './setup/say.mjs';

try {
  ensureDependencies();
  ensureBuild();
  const { register } = await import('tsx/esm/api');
  register();
  const { run } = await import('./supervisor/main.ts');
  await run('start');
} catch (error) {
  fail(error);
}
