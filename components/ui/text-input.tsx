'use client';

import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cn } from '@/components/ui/cn';

interface TextInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Shown before the text. */
  icon?: ReactNode;
  invalid?: boolean;
  className?: string;
}

export function TextInput({ label, value, onChange, placeholder, icon, invalid, className }: TextInputProps) {
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onChange('');
    input.current?.focus();
  }
  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !value) return;
    event.stopPropagation();
    clear();
  }
  return (
    <div
      className={cn(
        'flex h-[30px] w-56 items-center gap-1.5 rounded-md border border-control bg-ground px-2 focus-within:outline-2 focus-within:outline-ink focus-within:outline-offset-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-3',
        className,
      )}
    >
      {icon}
      <input
        ref={input}
        type="text"
        aria-label={label}
        aria-invalid={invalid || undefined}
        value={value}
        placeholder={placeholder ?? label}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={clearOnEscape}
        className="min-w-0 grow bg-transparent outline-none placeholder:text-ink-3"
      />
      {value ? (
        <button type="button" aria-label={`Clear ${label.toLowerCase()}`} onClick={clear}>
          <X aria-hidden />
        </button>
      ) : null}
    </div>
  );
}
