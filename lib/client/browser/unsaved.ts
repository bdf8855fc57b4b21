let listener = () => {};
let isReported = false;

/** Calls back once if this browser does not store a value, because it blocks site data or has no space. */
export function onUnsaved(callback: () => void): void {
  listener = callback;
}

export function reportUnsaved(): void {
  if (isReported) return;
  isReported = true;
  listener();
}
