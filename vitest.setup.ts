import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { delayAnswers } from './scripts/test/delayed-answers';

delayAnswers();

afterEach(cleanup);

// happy-dom has no layout: virtual rows and charts need a box to draw in.
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(private callback: ResizeObserverCallback) {}
    observe(target: Element) {
      const size = [{ inlineSize: 800, blockSize: 600 }];
      const entry = { target, contentRect: { width: 800, height: 600 }, borderBoxSize: size };
      this.callback([entry as never], this as never);
    }
    unobserve() {}
    disconnect() {}
  },
);
for (const [key, value] of Object.entries({ offsetWidth: 800, offsetHeight: 600, clientWidth: 800, clientHeight: 600 }))
  Object.defineProperty(HTMLElement.prototype, key, { configurable: true, get: () => value });

configure({
  // A busy machine is slow, not wrong.
  asyncUtilTimeout: 10_000,
  eventWrapper(dispatch) {
    let result: unknown;
    const rendering = act(() => {
      result = dispatch();
    }) as unknown as PromiseLike<void>;
    // Unless it is awaited, React never continues to render a component whose code has not arrived.
    rendering.then(() => {});
    return result;
  },
});
