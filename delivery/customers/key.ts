import { createHash, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 32;

/** A new key: 32 alphanumeric characters, each drawn evenly by the system's random source (190 bits). */
export function newKey(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/**
 * What is stored of a key. A plain SHA-256 is right here: slow salted hashes protect passwords that can be guessed;
 * nobody guesses 190 random bits.
 */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
