// Loaded on the first download, because the queue itself is on every page.
export { transfer } from './transfer';
export { watchDownload } from './watch';
export { writeFile } from './write-file';
