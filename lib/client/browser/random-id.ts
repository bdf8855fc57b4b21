/** Returns 32 random hexadecimal digits. Unlike `crypto.randomUUID`, it also works over plain http. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
