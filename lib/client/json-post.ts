/** Returns fetch options to post JSON. The server requires this content type, as forms of other sites cannot send it. */
export function jsonPost(body: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body };
}
