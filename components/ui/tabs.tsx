'use client';

import { type ReactNode, Suspense, useId, useState } from 'react';
import { moveFocus } from '@/components/ui/move-cell';
import { ScrollLine } from '@/components/ui/scroll-line';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useFormat } from '@/lib/client/format/use-format';

interface Tab<Value extends string = string> {
  value: Value;
  label: string;
  /** Number of items, if known. */
  count?: number | null;
  /** What it lists, on hover. */
  title?: string;
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Tabs that render only the selected panel. Arrow keys move between tabs, Enter and Space select. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const id = useId();
  const format = useFormat();
  // The first tab has no Suspense boundary: otherwise the server would send its fallback first, and need scripts to
  // replace it.
  const [first] = useState(value);
  const selectedTab = tabs.find((tab) => tab.value === value);
  return (
    <div>
      <ScrollLine
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
        className="no-print flex gap-3.5 border-line border-b"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab === selectedTab}
            aria-controls={tab === selectedTab ? `${id}-panel` : undefined}
            tabIndex={tab === selectedTab ? 0 : -1}
            title={tab.title}
            onClick={() => onChange(tab.value)}
            className="-mb-px h-9 whitespace-nowrap border-transparent border-b-2 text-ink-2 hover:text-ink aria-selected:border-ink aria-selected:font-medium aria-selected:text-ink"
          >
            {tab.label}
            {tab.count == null ? null : <span className="font-normal text-ink-3"> {format.integer(tab.count)}</span>}
          </button>
        ))}
      </ScrollLine>
      {selectedTab ? (
        <div
          key={selectedTab.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${selectedTab.value}`}
          tabIndex={0}
          className="pt-4"
        >
          {selectedTab.value === first ? (
            selectedTab.content
          ) : (
            <Suspense fallback={<SkeletonRows rows={8} />}>{selectedTab.content}</Suspense>
          )}
        </div>
      ) : null}
    </div>
  );
}
