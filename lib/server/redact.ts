import 'server-only';

/** The text without the key, however it got there: as it is, percent-encoded or in base64. */
export function redact(text: string, key: string): string {
  if (!key) return text;
  return [key, encodeURIComponent(key), Buffer.from(key).toString('base64')].reduce(
    (clean, secret) => clean.replaceAll(secret, '[key]'),
    text,
  );
}
