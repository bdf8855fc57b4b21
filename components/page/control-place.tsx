import { cn } from '@/components/ui/cn';

/** Placeholder for controls that wait for the newest day, so that nothing below them moves. */
export function ControlPlace({ className }: { className: string }) {
  return <div aria-hidden className={cn('no-print h-[30px] max-w-full', className)} />;
}
