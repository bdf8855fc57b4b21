import 'server-only';

/** Headers of a download: saved under its name, kept by no cache, changed by no proxy. */
export function attachment(name: string, contentType: string): Headers {
  return new Headers({
    'content-type': contentType,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store, no-transform',
  });
}
