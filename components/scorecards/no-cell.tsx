/** No row of a scorecard: not a zero, not an unknown rating. */
export function NoCell() {
  return (
    <span className="hatch -mx-2 block h-[31px]">
      <span className="sr-only">no row</span>
    </span>
  );
}
