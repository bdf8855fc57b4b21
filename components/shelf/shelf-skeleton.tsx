const SEATS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

/** Seats without products, while the shelf comes. */
export function ShelfSkeleton() {
  return (
    <div aria-hidden className="mt-14 grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-2">
      {SEATS.map((seat) => (
        <div key={seat} className="skeleton h-[13.5rem]" />
      ))}
    </div>
  );
}
