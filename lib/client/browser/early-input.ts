/** User input before hydration: a click on a control or on an hour of a calendar, or text in a field. */
interface EarlyEvent {
  type: 'click' | 'input';
  target: HTMLElement;
  /** Text of the field at that time, as hydration may overwrite it. */
  text: string;
  /** Time since the start of the page load, in milliseconds. */
  time: number;
}

declare global {
  interface Window {
    /** `replayedAt` is the original time of the event that is being replayed. */
    earlyInput?: { events: EarlyEvent[]; replay?: () => void; replayedAt?: number };
  }
}

/**
 * Records clicks and input until the page is hydrated; otherwise they would be lost. Also records later events that
 * React drops because the code of their part is still loading: React stops these at the document, so that they do not
 * reach the root element. This function is inlined into the page as text and must not use anything outside itself.
 */
export function recordEarlyInput(): void {
  const early: NonNullable<Window['earlyInput']> = { events: [] };
  window.earlyInput = early;
  for (const type of ['click', 'input'] as const) {
    let handledEvent: Event | undefined;
    window.addEventListener(
      type,
      (event) => {
        const control =
          event.target instanceof Element ? event.target.closest('button, input, a[href], [data-slot]') : null;
        // Links and checkboxes work without scripts.
        if (!(control instanceof HTMLElement) || control instanceof HTMLAnchorElement) return;
        if (type === 'click' && control instanceof HTMLInputElement) return;
        const time = event.isTrusted ? performance.now() : (early.replayedAt ?? 0);
        const text = control instanceof HTMLInputElement ? control.value : '';
        setTimeout(() => {
          if (handledEvent === event) return;
          early.events.push({ type, target: control, text, time });
          early.replay?.();
        });
      },
      true,
    );
    document.documentElement.addEventListener(
      type,
      (event) => {
        if (early.replay) handledEvent = event;
      },
      true,
    );
  }
}

/** Older input is dropped: the user has probably moved on. */
const MAX_AGE_MS = 30_000;
/** Time between replays: short enough to feel immediate, long enough to let the remaining code load. */
const REPLAY_MS = 50;

/** Replays recorded input after hydration. Input in a part that is not hydrated yet is recorded and replayed again. */
export function replayEarlyInput(): void {
  const early = window.earlyInput;
  if (!early || early.replay) return;
  const replay = () => {
    for (const { type, target, text, time } of early.events.splice(0)) {
      if (!target.isConnected || performance.now() - time > MAX_AGE_MS) continue;
      early.replayedAt = time;
      if (type === 'click') press(target);
      else if (target instanceof HTMLInputElement) retype(target, text);
    }
  };
  early.replay = () => setTimeout(replay, REPLAY_MS);
  early.replay();
}

/** Clicks a control. Hours of the calendar listen to pointer events, as they support dragging. */
function press(target: HTMLElement): void {
  if (!target.dataset.slot) {
    target.click();
    return;
  }
  const dispatchPointer = (type: string) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
  dispatchPointer('pointerdown');
  // Lets React render the changes of the first event before the second.
  setTimeout(() => {
    dispatchPointer('pointerup');
    target.click();
  });
}

/** Sets the text of a field. React reports the input only if the text differs from the last one it has seen. */
function retype(input: HTMLInputElement, text: string): void {
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
