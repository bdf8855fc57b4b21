// `npm start`. Plain JavaScript, as the dependencies may not be installed yet.
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
