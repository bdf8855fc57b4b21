import type { Need, Source } from '../query';
import { isOutside, periodStart } from './dates';

interface Dates {
  date: string;
  against?: string;
  /** Length of the period that ends with `date`. */
  days: number;
}

/**
 * Returns a need of the period, and the compared day as a part of it if the period does not include it. The coverage leaves
 * out the compared day.
 */
export function withComparedDay(need: Need, params: Dates): Need[] {
  const { against } = params;
  if (!isOutside(params, against)) return [need];
  const as = need.as ?? need.view.name;
  return [need, { ...need, as: `${as}_compared`, partOf: as, from: against, to: against, isAside: true }];
}

/**
 * Returns the needs of a page that reads one set of a view for each day. `variant` selects the parameters of its
 * requests, and `aside` lists what queries of the day read next to it.
 */
export function dayNeeds<P extends Dates, const View extends Source>(
  view: View,
  variant: (params: P) => Need['params'],
  { aside = () => [] }: { aside?: (params: P) => Need[] } = {},
) {
  /** The rows of `todayNeed`. */
  const TODAY = { view, as: 'today' } as const;
  /** The rows of `comparedNeed`. */
  const COMPARED = { view, as: 'compared' } as const;
  const need = (params: P, range: Omit<Need, 'view' | 'params'>): Need => ({
    ...range,
    view,
    params: variant(params),
  });

  /** The day, which is collected first if it is missing. */
  function dayNeed(params: P, as = view.name): Need {
    return need(params, { as, from: params.date, to: params.date, urgent: true });
  }

  /** The day, named `today`. */
  function todayNeed(params: P): Need {
    return dayNeed(params, TODAY.as);
  }

  /** The compared day, named `compared`. It is the day itself if the page compares with none. */
  function comparedNeed(params: P): Need {
    return dayNeed({ ...params, date: params.against ?? params.date }, COMPARED.as);
  }

  /** The day, and what is read next to it. */
  function todayNeeds(params: P): Need[] {
    return [todayNeed(params), ...aside(params)];
  }

  /** The needs of the day and, if there is one, of the compared day. */
  function bothDayNeeds(params: P): Need[] {
    return params.against ? [...todayNeeds(params), comparedNeed(params)] : todayNeeds(params);
  }

  /** The period. */
  function periodNeed(params: P, as = view.name): Need {
    return need(params, { as, from: periodStart(params.date, params.days), to: params.date });
  }

  /** The period and the compared day, which is a separate need if the period does not include it. */
  function comparedPeriodNeeds(params: P, as = view.name): Need[] {
    const period = periodNeed(params, as);
    if (!isOutside(params, params.against)) return [period];
    return [period, { ...comparedNeed(params), as: `${as}_compared`, partOf: as }];
  }

  return {
    TODAY,
    COMPARED,
    dayNeed,
    todayNeed,
    todayNeeds,
    comparedNeed,
    bothDayNeeds,
    periodNeed,
    comparedPeriodNeeds,
  };
}
