// Loaded when a download runs, as the queue itself is on every page.
export { transfer } from './transfer';
export { watched } from './watch';
