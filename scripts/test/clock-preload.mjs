// Preloaded by NODE_OPTIONS into processes whose clock a test moves, see moved-clock.mjs.
import { moveClock } from './moved-clock.mjs';

moveClock(Number(process.env.CLOCK_SHIFT ?? 0));
