// Waits until a dashboard that has just been started answers, and until the HTML of each page that reads the engine has a
// figure in its tiles.
// usage: node --import tsx .ci/pages-with-figures.mts ADDRESS PID
import { setTimeout as pause } from 'node:timers/promises';

const PAGES = ['/overview', '/visibility', '/banners', '/price-competition', '/prices'];
/** A description of a list that begins with a digit. */
const FIGURE = /<dd[^>]*>(?:<[^>]*>)*(\d[\d.,]*%?)/;

const [address, pid] = process.argv.slice(2);
const open = new Set(PAGES);
while (open.size > 0) {
  // Throws once the program has ended.
  process.kill(Number(pid), 0);
  for (const page of open) {
    const response = await fetch(`${address}${page}`).catch(() => null);
    if (response && response.status !== 200) throw new Error(`${page} answers with ${response.status}.`);
    const [, figure] = FIGURE.exec((await response?.text()) ?? '') ?? [];
    if (!figure) continue;
    open.delete(page);
    console.log(`  ok  ${page} has ${figure}`);
  }
  await pause(500);
}
