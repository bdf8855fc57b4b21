// What `npm start` runs. Plain JavaScript until the dependencies are there.
import './setup/parent.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { launch } from './setup/launch.mjs';
import { fail } from './setup/say.mjs';

try {
  await ensureDependencies();
  await launch('start', ensureBuild);
} catch (error) {
  fail(error);
}
