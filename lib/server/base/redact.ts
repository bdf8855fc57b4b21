import 'server-only';

/** Replaces the API key in a text, whether plain, percent-encoded or in base64. */
export function redact(text: string, key: string): string {
  if (!key) return text;
  return [key, encodeURIComponent(key), Buffer.from(key).toString('base64')].reduce(
    (clean, secret) => clean.replaceAll(secret, '[key]'),
    text,
  );
}
