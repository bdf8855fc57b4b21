interface LoadingRowProps {
  index: number;
  /** Pixels from the top of the body. */
  start: number;
  ariaIndex: number;
}

/** Placeholder of a row that is loading. */
export function LoadingRow({ index, start, ariaIndex }: LoadingRowProps) {
  return (
    <tr
      role="row"
      aria-rowindex={ariaIndex}
      aria-busy
      style={{ transform: `translateY(${start}px)` }}
      className="absolute inset-x-0 flex h-8 items-center border-line border-b px-2"
    >
      <td role="gridcell" className="grow">
        <div aria-hidden className="skeleton h-3" style={{ width: `${30 + ((index * 7) % 40)}%` }} />
        <span className="sr-only">Loading</span>
      </td>
    </tr>
  );
}
