import * as z from 'zod/mini';
import { choice, quote } from './params';
import {
  type BannerWeights,
  RATING_WEIGHTINGS,
  type RatingWeighting,
  SECOND_PRICE_WORDS,
  SECOND_PRICES,
  type SecondPrice,
  type SettingName,
  type SettingValues,
} from './setting-values';

interface TypedSetting<Kind extends string, Value> {
  /**
   * How pages show and read the value. `share`: from 0 to 1, shown in percent, or null for none. `days`: a number of
   * days. `weights`: a number for each page type.
   */
  readonly kind: Kind;
  readonly title: string;
  /** What the setting changes. */
  readonly about: string;
  readonly schema: z.ZodMiniType<Value>;
}

interface ChoiceSetting<Value extends string> extends TypedSetting<'choice', Value> {
  readonly options: Readonly<Record<Value, string>>;
}

const weightError = ({ input }: { input?: unknown }) => `${quote(input)} is not a weight from 0 to 100.`;

/** Descriptions of the settings. Each is shown in a section of the page Settings. */
export const accountSettings = {
  rating_target: {
    kind: 'rating',
    title: 'Rating target',
    about: 'Own SKUs with a lower rating are problems on the Overview, and are marked in Scorecards.',
    schema: rating(),
  } satisfies TypedSetting<'rating', number>,
  rating_weighting: {
    kind: 'choice',
    title: 'Weighting of ratings',
    about: 'How the ratings of SKUs weigh in the average on the Overview and in Scorecards.',
    schema: choice('Weighting of ratings', RATING_WEIGHTINGS),
    options: { alike: 'Each SKU equal', reviews: 'By number of reviews' },
  } satisfies ChoiceSetting<RatingWeighting> as ChoiceSetting<RatingWeighting>,
  target_on_target: target('Price indices on target', 'Drawn into the tiles of Price competition and the Overview.'),
  target_share: target('Banner share', 'Drawn into the tiles of Banners and the Overview.'),
  target_booked: target('Booked and seen', 'Drawn into the tiles of Banners.'),
  target_in_stock: target('In stock', 'Drawn into the tiles of Prices and the Overview.'),
  target_buybox: target('Buybox won', 'Drawn into the tiles of Prices.'),
  banner_weights: {
    kind: 'weights',
    title: 'Weights of page types',
    about:
      'Multiply the brand mentions of a page type in the banner share, on Banners and the Overview. With 1 everywhere, all mentions count the same.',
    schema: z.record(
      z.string(),
      z
        .number({ error: weightError })
        .check(z.minimum(0, { error: weightError }), z.maximum(100, { error: weightError })),
    ),
  } satisfies TypedSetting<'weights', BannerWeights>,
  second_price: {
    kind: 'choice',
    title: 'Second price of an offer',
    about: 'Its name on Prices. The service sends it as price_2 and does not say what it is. No figure changes.',
    schema: choice('Second price of an offer', SECOND_PRICES),
    options: SECOND_PRICE_WORDS,
  } satisfies ChoiceSetting<SecondPrice> as ChoiceSetting<SecondPrice>,
  raw_answer_days: {
    kind: 'days',
    title: 'Days to keep raw answers',
    about:
      'Answers of the API are stored as received for this number of days after their request. Figures are kept longer. A later version of the dashboard requests days again whose raw answers it needs and no longer has.',
    schema: days(),
  } satisfies TypedSetting<'days', number>,
} satisfies { [Name in SettingName]: TypedSetting<string, SettingValues[Name]> };

export const SETTING_NAMES = Object.keys(accountSettings) as [SettingName, ...SettingName[]];

/** The settings of a kind. */
export type SettingOfKind<Kind> = {
  [Name in SettingName]: (typeof accountSettings)[Name]['kind'] extends Kind ? Name : never;
}[SettingName];

/** A change of one setting: the body of `POST /api/settings`. */
export type SettingChange = { [Name in SettingName]: { name: Name; value: SettingValues[Name] } }[SettingName];

/** Response of `/api/settings`. */
export interface AccountSettings {
  values: SettingValues;
  /** Time of the newest change, null for a setting that was never changed. */
  changedAt: Readonly<Record<SettingName, string | null>>;
}

function rating() {
  const error = ({ input }: { input?: unknown }) =>
    `${quote(input)} is not a rating from 1 to 5 with at most one decimal.`;
  const hasOneDecimal = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;
  return z
    .number({ error })
    .check(z.minimum(1, { error }), z.maximum(5, { error }), z.refine(hasOneDecimal, { error }));
}

function days() {
  const error = ({ input }: { input?: unknown }) => `${quote(input)} is not a whole number of days from 30 to 3,650.`;
  return z.int({ error }).check(z.minimum(30, { error }), z.maximum(3650, { error }));
}

/** Creates the setting for the target of a share in a tile. */
function target(title: string, about: string): TypedSetting<'share', number | null> {
  const error = ({ input }: { input?: unknown }) =>
    `${quote(input)} is not a share above 0 and up to 1, or null for no target.`;
  const share = z.number({ error }).check(z.positive({ error }), z.maximum(1, { error }));
  return { kind: 'share', title, about, schema: z.nullable(share) };
}
