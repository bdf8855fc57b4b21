'use client';

import { Select } from '@/components/ui/select';
import { useFormat } from '@/lib/client/use-format';

interface RowsSelectProps<Kind extends string> {
  /** The kinds in the order in which they are offered, each with its rows. */
  kinds: Readonly<Record<Kind, readonly unknown[]>>;
  words: Readonly<Record<Kind, string>>;
  value: Kind;
  onChange: (kind: Kind) => void;
}

/** Which rows of a table are listed, and how many there are of each kind. */
export function RowsSelect<Kind extends string>({ kinds, words, value, onChange }: RowsSelectProps<Kind>) {
  const format = useFormat();
  const options = (Object.keys(kinds) as Kind[]).map((kind) => ({
    value: kind,
    label: `${words[kind]} (${format.integer(kinds[kind].length)})`,
  }));
  return <Select label="Rows" value={value} options={options} onChange={onChange} />;
}
