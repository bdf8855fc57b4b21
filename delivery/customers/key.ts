import { createHash, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 32;

/** Creates a key of 32 alphanumeric characters from the system's random source (190 bits). */
export function newKey(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/**
 * Returns the stored hash of a key. A plain SHA-256 is sufficient: slow salted hashes are for passwords that can be
 * guessed, not for 190 random bits.
 */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
