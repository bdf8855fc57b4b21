'use client';

import type { ReactNode } from 'react';
import { DefaultZIndexes, ZIndexLayer } from 'recharts';

/** Draws words of a chart above its lines, which Recharts draws above all other elements. */
export function AboveLines({ children }: { children: ReactNode }) {
  return <ZIndexLayer zIndex={DefaultZIndexes.label}>{children}</ZIndexLayer>;
}
