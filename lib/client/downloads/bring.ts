// What is needed once a download runs: it comes then, for the queue itself is on every page.
export { sha256Of } from './check';
export { factsOf } from './facts';
export { transfer } from './transfer';
export { watched } from './watch';
