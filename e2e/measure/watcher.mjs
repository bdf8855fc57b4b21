// Runs in a measured page before its own scripts. Records when the page could be read, and how long its main thread was blocked.

const watched = {
  /** When the first number was shown in a panel or a tile, in milliseconds since the page was requested. Null before. */
  firstNumbers: null,
  /** When nothing was loading, in milliseconds since the request. Null before. */
  content: null,
  lastChange: 0,
  /** When a user last clicked or typed. */
  acted: 0,
  longestTask: 0,
  /** The sum of layout shifts that no input caused. */
  shift: 0,
  /** The elements that moved, one a line. */
  moved: [],
};
globalThis.watched = watched;

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) watched.longestTask = Math.max(watched.longestTask, duration);
}).observe({ type: 'longtask', buffered: true });

new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput) continue;
    watched.shift += value;
    for (const { node, previousRect, currentRect } of sources)
      watched.moved.push(`${value.toFixed(3)}: from ${previousRect.y} to ${currentRect.y}, ${textOf(node)}`);
  }
}).observe({ type: 'layout-shift', buffered: true });

function textOf(node) {
  return node?.textContent?.slice(0, 60) ?? 'removed since';
}

const NUMBERS = 'main dd, main section[aria-labelledby]:not([aria-busy="true"])';

function look() {
  watched.lastChange = performance.now();
  const main = document.querySelector('main');
  const whole = main?.querySelector('h1') && !main.querySelector('[aria-busy="true"]');
  watched.content = whole ? (watched.content ?? watched.lastChange) : null;
  if (watched.firstNumbers !== null) return;
  const some = [...document.querySelectorAll(NUMBERS)].some(({ textContent }) => /\d/.test(textContent ?? ''));
  if (some) watched.firstNumbers = watched.lastChange;
}

function act({ timeStamp }) {
  watched.acted = timeStamp;
  watched.longestTask = 0;
}
for (const event of ['click', 'input']) addEventListener(event, act, { capture: true });

new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
