// `npm start` without installing and building, which concurrent tests must not do.
import '../setup/parent.mjs';
import { launch } from '../setup/launch.mjs';

await launch('start');
