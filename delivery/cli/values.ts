import { InvalidArgumentError } from 'commander';

/** Parses requests a minute: `60/min` or `60`. */
export function parseRate(text: string): number {
  const [, count] = /^(\d{1,7})(?:\/min)?$/.exec(text) ?? [];
  if (!count || Number(count) < 1)
    throw new InvalidArgumentError('Write it as requests a minute, such as 60/min; leave it out for no limit.');
  return Number(count);
}

export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new InvalidArgumentError('A port is a number from 1 to 65535, or 0 for any free one.');
  return port;
}

/** Parses a public address, and removes a trailing slash. */
export function parseUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new InvalidArgumentError('Write it as https://data.example.com, with a path if there is one.');
  return text.replace(/\/+$/, '');
}

/** Parses a customer's name: short, on one line, without control characters for terminals and logs. */
export function parseName(text: string): string {
  const name = text.trim();
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._&'-]{0,79}$/u.test(name))
    throw new InvalidArgumentError(
      "A name has up to 80 letters, digits, spaces or . _ & ' - and begins with a letter or digit.",
    );
  return name;
}
