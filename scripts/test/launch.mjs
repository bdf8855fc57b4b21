// `npm start` without installing and building, which a test must not do beside others.
import '../setup/parent.mjs';
import { launch } from '../setup/launch.mjs';

await launch('start');
