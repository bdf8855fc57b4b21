import { type ReactNode, useId } from 'react';
import { cn } from '@/components/ui/cn';

interface FormFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown after the field, e.g. "%". */
  unit?: string;
  /** State of the value in words, or what is wrong with it if it is invalid. */
  note: ReactNode;
  invalid?: boolean;
  /** Buttons after the field. */
  children?: ReactNode;
  className?: string;
}

/** A number in a form, with a note below it that screen readers announce when it changes. */
export function FormField({ label, value, onChange, unit, note, invalid, children, className }: FormFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span className="flex items-center gap-1.5">
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={value}
            aria-invalid={invalid || undefined}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => onChange(target.value)}
            className="h-[30px] w-16 rounded-md border border-control bg-ground px-2 text-end aria-invalid:border-off-target"
          />
          <span className="w-4 text-ink-2">{unit}</span>
          {children}
        </span>
      </div>
      <p id={`${id}-note`} role="status" className={cn('text-caption', invalid ? 'text-off-target' : 'text-ink-3')}>
        {note}
      </p>
    </div>
  );
}
