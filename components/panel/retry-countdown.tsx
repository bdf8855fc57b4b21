'use client';

import { useEffect, useState } from 'react';

/** Counts down to the time when a retry makes sense. */
export function RetryCountdown({ seconds }: { seconds: number }) {
  const [secondsLeft, setSecondsLeft] = useState(Math.ceil(seconds));
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="text-caption text-ink-3">
      {secondsLeft > 0 ? `worth retrying in ${secondsLeft} s` : 'worth retrying now'}
    </span>
  );
}
