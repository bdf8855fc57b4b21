/**
 * Scrolls a grid sideways just far enough to show the column of `heading`. `pinned` are the
 * headings of columns that stay at the left edge, over what scrolls; a narrow screen lets some of them go.
 */
export function revealColumn(box: HTMLElement, heading: HTMLElement, pinned: readonly HTMLElement[]): void {
  if (isSticky(heading)) return;
  const covered = pinned.filter(isSticky).reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
  const left = heading.offsetLeft - covered;
  const right = heading.offsetLeft + heading.offsetWidth - box.clientWidth;
  if (box.scrollLeft > left) box.scrollLeft = left;
  else if (box.scrollLeft < right) box.scrollLeft = right;
}

function isSticky(element: HTMLElement): boolean {
  return getComputedStyle(element).position === 'sticky';
}
