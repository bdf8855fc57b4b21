'use client';

import { useStored } from '@/lib/client/use-stored';

/** What a reader says of a line, kept in this browser. */
export interface Remark {
  readonly note: string;
  /** The day whose changes are set aside; with the next collection the line is back. */
  readonly asideOn: string | null;
}

export type Remarks = Readonly<Record<string, Remark>>;

const NONE: Remarks = {};
export const NO_REMARK: Remark = { note: '', asideOn: null };

export function useRemarks() {
  const [remarks, keep] = useStored('endcap.overview.remarks', NONE);
  return {
    remarks,
    remark: (line: string, change: Partial<Remark>) =>
      keep(withRemark(remarks, line, { ...(remarks[line] ?? NO_REMARK), ...change })),
    bringBack: (lines: readonly string[]) =>
      keep(
        lines.reduce((kept, line) => withRemark(kept, line, { ...(kept[line] ?? NO_REMARK), asideOn: null }), remarks),
      ),
  };
}

/** A remark that says nothing is not kept. */
function withRemark(remarks: Remarks, line: string, remark: Remark): Remarks {
  const { [line]: _, ...others } = remarks;
  return remark.note === '' && remark.asideOn === null ? others : { ...others, [line]: remark };
}
