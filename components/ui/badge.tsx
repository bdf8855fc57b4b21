import type { ReactNode } from 'react';

export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-sm bg-wash px-1.5 text-caption text-ink-2">
      {children}
    </span>
  );
}
