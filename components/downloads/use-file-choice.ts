import type { Slot } from '@/components/downloads/download-params';
import { toFileChoice } from '@/components/downloads/formats';
import type { Downloads } from '@/components/downloads/use-downloads';
import { useTableChoices } from '@/lib/client/files/use-table-choices';
import { useFormat } from '@/lib/client/format/use-format';
import type { FileChoice } from '@/lib/contract/file-choice';

/** Returns the choice of files in the format, columns and rows that the user has selected. */
export function useFileChoice({ address }: Downloads, slots: readonly Slot[]): FileChoice {
  const { locale } = useFormat();
  const { choiceOf } = useTableChoices();
  return toFileChoice(slots, { ...address, locale, choiceOf });
}
