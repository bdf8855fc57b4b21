/** What a reader did before the page listened: a press of a control or of an hour, or text typed into a field. */
interface Early {
  type: 'click' | 'input';
  target: HTMLElement;
  /** What then stood in the field: React may put its own text there as it takes over. */
  text: string;
  /** Since the page was asked for, milliseconds. */
  at: number;
}

declare global {
  interface Window {
    /** `doing`: when what is being done again was done first. */
    earlyInput?: { held: Early[]; replay?: () => void; doing?: number };
  }
}

/**
 * Stands in the page before its scripts, as text: it may use nothing from outside itself. Numbers are read long before
 * the scripts are there, and what a reader presses then would be lost. React also drops a press within a part whose
 * script is still on its way: it stops the event at the document, so that it never comes as far as the root element.
 */
export function holdEarlyInput(): void {
  const early: NonNullable<Window['earlyInput']> = { held: [] };
  window.earlyInput = early;
  for (const type of ['click', 'input'] as const) {
    let heard: Event | undefined;
    window.addEventListener(
      type,
      (event) => {
        const control =
          event.target instanceof Element ? event.target.closest('button, input, a[href], [data-slot]') : null;
        // A link leads on by itself, and a box is ticked.
        if (!(control instanceof HTMLElement) || control instanceof HTMLAnchorElement) return;
        if (type === 'click' && control instanceof HTMLInputElement) return;
        const at = event.isTrusted ? performance.now() : (early.doing ?? 0);
        const text = control instanceof HTMLInputElement ? control.value : '';
        setTimeout(() => {
          if (heard === event) return;
          early.held.push({ type, target: control, text, at });
          early.replay?.();
        });
      },
      true,
    );
    document.documentElement.addEventListener(
      type,
      (event) => {
        if (early.replay) heard = event;
      },
      true,
    );
  }
}

/** Whoever pressed so long ago has done something else since. */
const TOO_LATE_MS = 30_000;
/** Soon enough to feel at once, seldom enough to leave what is still to come its time. */
const AGAIN_MS = 50;

/** From now on the page listens: what was held is done, again and again until its own part of the page listens too. */
export function replayEarlyInput(): void {
  const early = window.earlyInput;
  if (!early || early.replay) return;
  const replay = () => {
    for (const { type, target, text, at } of early.held.splice(0)) {
      if (!target.isConnected || performance.now() - at > TOO_LATE_MS) continue;
      early.doing = at;
      if (type === 'click') press(target);
      else if (target instanceof HTMLInputElement) retype(target, text);
    }
  };
  early.replay = () => setTimeout(replay, AGAIN_MS);
  early.replay();
}

/** Hours of the calendar are chosen by pointer, as several are by dragging. */
function press(target: HTMLElement): void {
  if (!target.dataset.slot) {
    target.click();
    return;
  }
  const point = (type: string) => target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
  point('pointerdown');
  // What the first has changed is drawn before the second.
  setTimeout(() => {
    point('pointerup');
    target.click();
  });
}

/** React hears of a text that differs from the one it knows. */
function retype(input: HTMLInputElement, text: string): void {
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
