/** Headers of an event stream. `no-transform` prevents compression, which would delay single lines. */
export const EVENT_HEADERS = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store, no-transform',
};
