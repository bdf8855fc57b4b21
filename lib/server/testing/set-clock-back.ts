import { onTestFinished, vi } from 'vitest';
import { processWide } from '../base/process-wide';

/** Sets the clock back until the end of the test, and forgets the versions of this process, as a restart does. */
export function setClockBack(): void {
  processWide('versions', () => ({ last: 0n }))().last = 0n;
  vi.useFakeTimers({ now: new Date('2020-01-01'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}
