export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-line px-1 font-sans text-caption text-ink-2">
      {children}
    </kbd>
  );
}
