'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { Select } from '@/components/ui/select';

interface PageSettingsProps {
  /** Controls, one below the other. */
  children: ReactNode;
  /** Explains the controls: what is collected, what they change. */
  caption: ReactNode;
  /** Further groups of settings below the caption. */
  groups?: ReactNode;
}

/** The settings of a page: a column of controls with a caption, and further groups. */
export function PageSettings({ children, caption, groups }: PageSettingsProps) {
  return (
    <div className="flex flex-col items-start gap-3">
      {children}
      <p className="text-caption text-ink-3">{caption}</p>
      {groups}
    </div>
  );
}

interface CountSelectProps {
  label: string;
  /** Numbers to choose from, in addition to the current one. */
  counts: readonly number[];
  /** What is counted: "listings". */
  unit?: string;
  value: number;
  onChange: (count: number) => void;
}

/** A choice of how many of a list count. */
export function CountSelect({ label, counts, unit, value, onChange }: CountSelectProps) {
  const numbers = [...new Set([...counts, value])].sort((a, b) => a - b);
  return (
    <Select
      label={label}
      value={String(value)}
      options={numbers.map((count) => ({ value: String(count), label: unit ? `${count} ${unit}` : String(count) }))}
      onChange={(count) => onChange(Number(count))}
    />
  );
}

/** A link to the settings of the account within a sentence. */
export function SettingsLink({ children }: { children: ReactNode }) {
  return (
    <Link href="/settings" prefetch={false} className="underline underline-offset-2">
      {children}
    </Link>
  );
}
