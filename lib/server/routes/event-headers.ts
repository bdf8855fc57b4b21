/** Of an event stream. `no-transform`: compressed on its way it would arrive in lumps instead of line by line. */
export const EVENT_HEADERS = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store, no-transform',
};
