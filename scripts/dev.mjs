// `npm run dev`: the processes of `npm start` from source, with reload on change.
import './setup/parent.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { launch } from './setup/launch.mjs';
import { fail } from './setup/say.mjs';

try {
  await ensureDependencies();
  await launch('dev');
} catch (error) {
  fail(error);
}
