const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/**
 * Returns whether a host name or address, without a port, is a loopback address.
 * @param {string} hostname
 */
export function isLoopback(hostname) {
  return LOOPBACK.test(hostname);
}

/**
 * Parses PUBLIC_URL: the addresses at which users open the dashboard, separated by commas or spaces.
 * @param {string | undefined} text
 * @returns {{ origins: string[], invalid: string[] }} `invalid` lists the entries that are not plain origins
 */
export function parsePublicUrl(text = '') {
  const entries = text.split(/[\s,]+/).filter(Boolean);
  return {
    origins: entries.filter(isOrigin).map((entry) => new URL(entry).origin),
    invalid: entries.filter((entry) => !isOrigin(entry)),
  };
}

function isOrigin(entry) {
  if (!/^https?:\/\//i.test(entry) || !URL.canParse(entry)) return false;
  const { origin, href } = new URL(entry);
  return href === `${origin}/` && !entry.includes('*');
}
