import * as z from 'zod/mini';
import { cookieSetting } from '@/lib/client/cookie-setting';

/** Targets that the user sets for the figures of tiles, by the name of the figure: shares from 0 to 1. */
export type Targets = Readonly<Record<string, number>>;

export const NO_TARGETS: Targets = {};

const schema = z.record(z.string(), z.number().check(z.minimum(0), z.maximum(1)));

export const targetsSetting = cookieSetting<Targets>('endcap-targets', schema, NO_TARGETS);
