import * as z from 'zod/mini';
import { choice, quote } from './params';

/** How ratings weigh in a mean: each SKU at a retailer the same, or by its number of reviews. */
export const RATING_WEIGHTINGS = ['alike', 'reviews'] as const;
export type RatingWeighting = (typeof RATING_WEIGHTINGS)[number];

interface SettingOf<Kind extends string, Value> {
  /** How pages show and read the value. `share`: from 0 to 1, shown in percent, or null for none. */
  readonly kind: Kind;
  readonly title: string;
  /** What the setting changes. */
  readonly about: string;
  readonly schema: z.ZodMiniType<Value>;
  /** Value for an account that has not changed it. */
  readonly initial: Value;
}

type WeightingSetting = SettingOf<'choice', RatingWeighting> & { options: Readonly<Record<RatingWeighting, string>> };

/** All settings of the account. A new setting is added only here, and to a section of the page Settings. */
export const accountSettings = {
  rating_target: {
    kind: 'rating',
    title: 'Rating target',
    about: 'Own SKUs with a lower rating are problems on the Overview, and are marked in Scorecards.',
    schema: rating(),
    initial: 4,
  } satisfies SettingOf<'rating', number>,
  rating_weighting: {
    kind: 'choice',
    title: 'Weighting of ratings',
    about: 'How the ratings of SKUs weigh in the average on the Overview and in Scorecards.',
    schema: choice('Weighting of ratings', RATING_WEIGHTINGS),
    initial: 'alike',
    options: { alike: 'Each SKU equal', reviews: 'By number of reviews' },
  } satisfies WeightingSetting as WeightingSetting,
  target_on_target: target('Price indices on target', 'Drawn into the tiles of Price competition and the Overview.'),
  target_share: target('Banner share', 'Drawn into the tiles of Banners and the Overview.'),
  target_booked: target('Booked and seen', 'Drawn into the tiles of Banners.'),
};

export type SettingName = keyof typeof accountSettings;
export const SETTING_NAMES = Object.keys(accountSettings) as [SettingName, ...SettingName[]];

type ValueOf<Setting> = Setting extends { readonly schema: z.ZodMiniType<infer Value> } ? Value : never;
export type SettingValues = { readonly [Name in SettingName]: ValueOf<(typeof accountSettings)[Name]> };

/** The settings of a kind. */
export type SettingOfKind<Kind> = {
  [Name in SettingName]: (typeof accountSettings)[Name]['kind'] extends Kind ? Name : never;
}[SettingName];

/** A change of one setting: the body of `POST /api/settings`. */
export type SettingChange = { [Name in SettingName]: { name: Name; value: SettingValues[Name] } }[SettingName];

export const DEFAULT_SETTINGS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, accountSettings[name].initial]),
) as unknown as SettingValues;

/** Response of `/api/settings`. */
export interface AccountSettings {
  values: SettingValues;
  /** Time of the newest change, null for a setting that was never changed. */
  changedAt: Readonly<Record<SettingName, string | null>>;
}

/** Settings that answers of queries depend on. They are part of the keys of cached answers. */
export const ANSWER_SETTINGS = ['rating_target', 'rating_weighting'] as const satisfies readonly SettingName[];
export type AnswerSettings = Pick<SettingValues, (typeof ANSWER_SETTINGS)[number]>;

/** Returns only the settings that answers depend on. */
export function answerSettings(values: SettingValues): AnswerSettings {
  const { rating_target, rating_weighting } = values;
  return { rating_target, rating_weighting };
}

function rating() {
  const error = ({ input }: { input?: unknown }) =>
    `${quote(input)} is not a rating from 1 to 5 with at most one decimal.`;
  const hasOneDecimal = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;
  return z
    .number({ error })
    .check(z.minimum(1, { error }), z.maximum(5, { error }), z.refine(hasOneDecimal, { error }));
}

/** Creates the setting for the target of a share in a tile. */
function target(title: string, about: string): SettingOf<'share', number | null> {
  const error = ({ input }: { input?: unknown }) =>
    `${quote(input)} is not a share above 0 and up to 1, or null for no target.`;
  const share = z.number({ error }).check(z.positive({ error }), z.maximum(1, { error }));
  return { kind: 'share', title, about, schema: z.nullable(share), initial: null };
}
