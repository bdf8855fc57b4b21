/** The product's logo and name. */
export function Mark({ className }: { className?: string }) {
  return (
    <span className="flex items-center gap-2 px-1.5 font-semibold text-panel">
      <svg viewBox="0 0 32 32" className="size-5 shrink-0" aria-hidden>
        <rect width="32" height="32" rx="6" className="fill-ink" />
        <path d="M8 8h3v16H8zM14 10h10v3H14zM14 15h7v3h-7zM14 20h10v3H14z" className="fill-ground" />
      </svg>
      <span className={className}>Endcap</span>
    </span>
  );
}
