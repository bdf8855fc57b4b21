import { Search } from 'lucide-react';
import { TextInput } from '@/components/ui/text-input';
import { pluralOf } from '@/lib/client/format/format-count';

interface SearchInputProps {
  /** The noun of a row: "offer". */
  noun: string;
  /** What the search includes: "SKU, EAN, merchant". */
  searches?: string;
  value: string;
  onChange: (value: string) => void;
  className: string;
}

/** The search field of a table. */
export function SearchInput({ noun, searches, ...field }: SearchInputProps) {
  return (
    <TextInput
      {...field}
      label={`Search ${pluralOf(noun)}`}
      placeholder={searches ? `Search ${searches}…` : undefined}
      icon={<Search aria-hidden />}
    />
  );
}
