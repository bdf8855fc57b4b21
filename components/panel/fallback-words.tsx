export function FallbackWords() {
  return (
    <p role="status" className="mb-2 text-caption text-ink-3">
      Prices are averages of each day's crawls, because the service has last prices for fewer than 90% of the offers.
    </p>
  );
}
