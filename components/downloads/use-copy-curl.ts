'use client';

import { type FileFormat, rawEncoding } from '@/components/downloads/formats';
import type { Slot } from '@/components/downloads/selection';
import { toast } from '@/components/ui/toast';
import { toProblem } from '@/lib/client/request-problem';

/** Copies the commands that fetch these files from the service itself, the key left as `$API_KEY`. */
export function useCopyCurl() {
  return async (slots: readonly Slot[], format: FileFormat) => {
    const files = slots.map(({ dataset, date, hour }) => ['file', `${dataset}/${date}/${hour}/${rawEncoding(format)}`]);
    try {
      const response = await fetch('/api/downloads/curl', { method: 'POST', body: new URLSearchParams(files) });
      if (!response.ok) throw new Error(await response.text());
      await navigator.clipboard.writeText(await response.text());
      toast('Copied', 'Set API_KEY in your shell before you run it.');
    } catch (error) {
      toast('Not copied', toProblem(error).title);
    }
  };
}
