import { z } from 'zod';
import { CAPS } from '@/lib/contract/params';
import { apiKey, apiKeyFile } from './api-key';
import { competitionPages } from './competition-pages';
import { pathMap } from './path-map';
import { isLoopback, parsePublicUrl } from './public-url.mjs';
import { rateLimit } from './rate-limit';

const host = z.string().refine(isLoopback, {
  error: 'is reachable from other machines, and no sign-in is configured. Use 127.0.0.1, with a proxy that signs in.',
});

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, {
    error: 'is not a port. Set it to a whole number from 1 to 65535.',
  })
  .transform(Number);

/** Parses a whole number from `min` to `max`. */
function count(unit: string, min: number, max: number) {
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `is not a number of ${unit}. Set it to a whole number from ${min} to ${max}.`,
    })
    .transform(Number);
}

function address(target: string) {
  return z.url({ protocol: /^https?$/, error: `is not an address of ${target}. Write it as https://host/prefix.` });
}

/** Only validated here. The HTTP listener (scripts/dashboard/main.mjs) reads it. */
const publicUrl = z.string().check(({ value, issues }) => {
  for (const entry of parsePublicUrl(value).invalid)
    issues.push({
      code: 'custom',
      input: value,
      message: `has “${entry}”. Write the address without a path, as https://dashboard.example.com, several with commas.`,
    });
});

function previousOf(service: URL | null, key: string | null) {
  return service || key ? { service, key } : null;
}

const environment = z
  .object({
    HOST: host.default('127.0.0.1'),
    PORT: port.default(3000),
    PUBLIC_URL: publicUrl.optional(),
    DATA_DIR: z.string().default('./data'),
    DELIVERY_API_URL: address('a delivery service')
      .transform((url) => new URL(url))
      .refine(({ pathname }) => !/^\/\/+[^/]/.test(pathname), {
        error: 'has a path that begins with //. Write it as https://host/prefix.',
      }),
    DELIVERY_API_KEY: apiKey.optional(),
    DELIVERY_API_KEY_FILE: apiKeyFile.optional(),
    DELIVERY_PREVIOUS_URL: address('a delivery service')
      .transform((url) => new URL(url))
      .optional(),
    DELIVERY_PREVIOUS_KEY: apiKey.optional(),
    DELIVERY_PREVIOUS_KEY_FILE: apiKeyFile.optional(),
    DELIVERY_PATHS: pathMap.default({}),
    DELIVERY_RATE_LIMIT: rateLimit.optional(),
    PRICE_COMPETITION_PAGES: competitionPages.optional(),
    COLLECT: z.enum(['on', 'off'], { error: 'is invalid. Set it to on or off.' }).default('on'),
    COLLECT_DAYS: count('days', 1, CAPS.rangeDays).default(60),
    COLLECT_EVERY: count('minutes', 1, 24 * 60).default(60),
    CLICKHOUSE_URL: address('a ClickHouse server').optional(),
    CLICKHOUSE_CLUSTER: z.string().optional(),
    /** Set by `npm start` when it serves sample data. */
    ENDCAP_SAMPLE: z.literal('1').optional(),
    ACCOUNT_NAME: z.string().trim().max(100, { error: 'is longer than 100 characters.' }).optional(),
  })
  .check(({ value, issues }) => {
    if (!value.DELIVERY_API_KEY && !value.DELIVERY_API_KEY_FILE)
      issues.push({
        code: 'custom',
        path: ['DELIVERY_API_KEY'],
        input: undefined,
        message: 'is missing. Set it, or set DELIVERY_API_KEY_FILE to a file that contains it.',
      });
    if (value.CLICKHOUSE_CLUSTER && !value.CLICKHOUSE_URL)
      issues.push({
        code: 'custom',
        path: ['CLICKHOUSE_CLUSTER'],
        input: undefined,
        message: 'is set without CLICKHOUSE_URL: only a ClickHouse server has clusters.',
      });
  })
  .transform((env) => ({
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    service: env.DELIVERY_API_URL,
    key: env.DELIVERY_API_KEY ?? env.DELIVERY_API_KEY_FILE ?? '',
    /** The address and key before, of which one has changed. Null if neither is set. */
    previous: previousOf(
      env.DELIVERY_PREVIOUS_URL ?? null,
      env.DELIVERY_PREVIOUS_KEY ?? env.DELIVERY_PREVIOUS_KEY_FILE ?? null,
    ),
    paths: env.DELIVERY_PATHS,
    rateLimit: env.DELIVERY_RATE_LIMIT ?? null,
    competitionPages: env.PRICE_COMPETITION_PAGES ?? [],
    /** Whether the plan is collected in the background. */
    collect: env.COLLECT === 'on',
    /** Days of the plan. */
    collectDays: env.COLLECT_DAYS,
    /** How long answers that can still change are fresh, in milliseconds. */
    collectEvery: env.COLLECT_EVERY * 60_000,
    sample: env.ENDCAP_SAMPLE === '1',
    accountName: env.ACCOUNT_NAME || (env.ENDCAP_SAMPLE ? 'Sample data' : env.DELIVERY_API_URL.hostname),
  }));

export type Config = z.output<typeof environment>;

export type ReadConfig = { ok: true; config: Config } | { ok: false; mistakes: string[] };

/** Returns the configuration, or a sentence for each mistake in the environment. Empty values count as unset. */
export function readConfig(env: Record<string, string | undefined>): ReadConfig {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = environment.safeParse(variables);
  if (result.success) return { ok: true, config: result.data };
  const mistakes = result.error.issues.map(({ path, message, code }) => {
    const name = String(path[0]);
    const missing = variables[name] === undefined && code !== 'custom';
    return `${name} ${missing ? 'is missing. Set it as described in docs/operating/dashboard.md.' : message}`;
  });
  return { ok: false, mistakes };
}
