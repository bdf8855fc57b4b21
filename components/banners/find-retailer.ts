import { nearest } from '@/components/banners/nearest';
import { isolated } from '@/lib/client/format/isolated';
import { fold } from '@/lib/text/fold';

/** A retailer by its name in the data, or why a name is not accepted. */
type FoundRetailer = { readonly name: string } | { readonly problem: string };

/** A retailer with the names by which it is found, in the form that is compared. */
interface Known {
  readonly name: string;
  readonly country: string | null;
  /** With the country as a code and in words. */
  readonly full: readonly string[];
  /** Without the country. */
  readonly base: string;
}

/** Maximum number of names in a message. */
const MAX_NAMES = 8;

/**
 * Finds the retailer that a user means, with or without its country. Accepts any name if no retailers are known.
 *
 * @param retailers names of retailers in the data
 */
export function findRetailer(text: string, retailers: readonly string[]): FoundRetailer {
  if (retailers.length === 0) return { name: text };
  const same = retailers.find((name) => fold(name).trim() === fold(text).trim());
  if (same !== undefined) return { name: same };
  const candidates = retailers.map(toKnown);
  const matches = matchesOf(text, candidates);
  const [first] = matches;
  if (first === undefined) return { problem: unknownProblem(text, candidates) };
  if (matches.length === 1) return { name: first.name };
  return { problem: `“${text}” may be ${either(matches)}. Add the country.` };
}

/** Returns the retailers with this name. A country in the text excludes those of other countries. */
function matchesOf(text: string, candidates: readonly Known[]): readonly Known[] {
  const key = keyOf(text);
  const full = candidates.filter((retailer) => retailer.full.includes(key));
  if (full.length > 0) return full;
  const { base, country } = splitCountry(text);
  return candidates.filter(
    (retailer) => retailer.base === key || (country && !retailer.country && retailer.base === keyOf(base)),
  );
}

function unknownProblem(text: string, candidates: readonly Known[]): string {
  const names = new Map(candidates.flatMap(({ name, base, full }) => [base, ...full].map((key) => [key, name])));
  const similar = nearest(keyOf(text), names);
  if (similar !== null) return `No data names the retailer “${text}”. Did you mean ${isolated(similar)}?`;
  const examples = candidates.slice(0, MAX_NAMES);
  const others = candidates.length - examples.length;
  const list = examples.map(({ name }) => isolated(name)).join(', ');
  return `No data names the retailer “${text}”. Retailers are ${list}${others > 0 ? `, and ${others} others` : ''}.`;
}

function either(retailers: readonly Known[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(retailers.map(({ name }) => isolated(name)));
}

function keyOf(text: string): string {
  return fold(text.replaceAll('&', ' and ')).replace(/[^\p{L}\p{N}]+/gu, '');
}

function toKnown(name: string): Known {
  const { base, country } = splitCountry(name);
  const countries = country ? [country, ...countryNames(country)] : [''];
  return { name, country, base: keyOf(base), full: countries.map((name) => keyOf(`${base} ${name}`)) };
}

const englishNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Splits a name such as "Plazora DE", "plazora.de" or "Plazora (DE)". The country is null if none is named. */
function splitCountry(name: string): { base: string; country: string | null } {
  const [, base, code] = /^(.*[\p{L}\p{N}])[^\p{L}\p{N}]+([a-z]{2})[^\p{L}\p{N}]*$/iu.exec(name) ?? [];
  const country = code?.toUpperCase().replace(/^UK$/, 'GB');
  return base && country && englishNames.of(country) ? { base, country } : { base: name, country: null };
}

/** Returns the names of a country in English and in its language: Germany, Deutschland. */
function countryNames(code: string): string[] {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  const local = new Intl.DisplayNames(language, { type: 'region' }).of(code);
  return [englishNames.of(code), local, code === 'GB' ? 'UK' : undefined].filter((name) => name !== undefined);
}
