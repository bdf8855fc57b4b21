// Loaded when a download runs, because the queue itself is on every page.
export { transfer } from './transfer';
export { watchDownload } from './watch';
