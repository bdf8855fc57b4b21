/** Returns fetch options to post JSON. The server requires this content type, as forms on other sites cannot use it. */
export function jsonPost(body: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body };
}
