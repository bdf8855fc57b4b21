'use client';

import { Progress } from '@/components/ui/progress';
import { useFormat } from '@/lib/client/format/use-format';
import type { LoadProgress } from '@/lib/client/query/panel-state';

/** "340 of 2,000" over a bar, or only a bar until something is counted. */
export function ProgressLine({ progress = null }: { progress?: LoadProgress | null }) {
  const format = useFormat();
  const share = progress?.total ? progress.loaded / progress.total : null;
  return (
    <div className="flex items-center gap-3 bg-ground py-1">
      <Progress label="Loading" locale={format.locale} value={share} className="w-40" />
      <span className="text-caption text-ink-2" aria-live="polite">
        {progress ? formatProgress(progress, format.integer) : 'Loading'}
      </span>
    </div>
  );
}

function formatProgress({ loaded, total }: LoadProgress, integer: (value: number) => string): string {
  return total === null ? `${integer(loaded)} so far` : `${integer(loaded)} of ${integer(total)}`;
}
