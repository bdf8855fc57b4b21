import { describe, expect, it } from 'vitest';
import { LATEST_DATE } from '@/lib/contract/params';
import type { Problem, ProblemCode } from '@/lib/contract/problem';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { ledgerKeysOf } from '../collect/ledger';
import { createService } from '../service/service';
import { ledgerRow } from '../testing/ledger-rows';
import { dueTasks, type PlanInput, requestedTasks } from './due';
import { isDue } from './due-at';
import { type LedgerRow, rowKey } from './ledger';
import { planLines } from './plan';

const NEWEST = '2026-03-31';
const HOUR = 3_600_000;
const NOW = Date.parse(`${NEWEST}T12:00:00Z`);
const DAYS = daysFrom(addDays(NEWEST, -7), NEWEST);
const SHELF = { visibility_source_id: 7, retailer_code: 'r' };

const SERVICE = createService({ base: new URL('http://service.example'), key: 'k' });

const LINES = planLines([{ id: 1, name: 'One' }]);

function plan(rows: PlanInput['rows'] = new Map(), failures: LedgerRow[] = [...rows.values()], days = DAYS) {
  const input = { days, rows, files: new Map(), now: NOW, every: HOUR };
  return dueTasks(SERVICE, LINES, { shelves: [SHELF], failures }, input);
}

const names = (tasks: ReturnType<typeof plan>) =>
  tasks.map(({ day, question: { endpoint, params } }) => ({
    day,
    name: endpoint.name,
    kind: params.position_type,
    type: params.calculation_type,
  }));

describe('the order of the plan', () => {
  it('starts with the newest week, first its core and shelves, then the rest of it, then older days', () => {
    const tasks = names(plan());
    expect(tasks[0]).toMatchObject({ day: NEWEST, name: 'price' });
    const [before = '', ...week] = DAYS;
    const core = tasks.filter(
      ({ name, kind, type }) => (name !== 'visibility_search_by_product' || kind === 'OVERALL') && type !== 'AVG',
    );
    expect([...new Set(core.map(({ day }) => day))]).toEqual([...week.toReversed(), before]);
    const shelf = tasks.findIndex(({ name }) => name === 'visibility_listings');
    const earlier = tasks.findIndex(({ day }) => day === before);
    const kindsOf = (from: number, to: number) => new Set(tasks.slice(from, to).map(({ kind }) => kind));
    const compared = tasks.findIndex(({ name, type }) => name === 'price' && type === 'AVG');
    expect(compared).toBeGreaterThan(shelf);
    expect(compared).toBeLessThan(earlier);
    const isMore = ({ name, kind }: (typeof tasks)[number]) =>
      name === 'visibility_search_by_product' && kind !== 'OVERALL';
    expect(tasks.slice(0, shelf).some(isMore)).toBe(false);
    expect(kindsOf(shelf + 1, earlier)).toEqual(new Set(['ORGANIC', 'SPONSORED', undefined]));
    expect(tasks.slice(earlier).every(({ day }) => day === before)).toBe(true);
    expect(tasks.slice(earlier).findIndex(isMore)).toBeGreaterThan(0);
    expect(tasks.filter(({ name }) => name === 'price_competition')).toHaveLength(1);
  });
});

describe('an answer is due again', () => {
  const isDueAfter = (over: Partial<LedgerRow>, later: number) =>
    isDue(ledgerRow(over), { now: NOW + later, every: HOUR });

  it('until its day is settled', () => {
    expect([isDueAfter({}, HOUR - 1), isDueAfter({}, HOUR)]).toEqual([false, true]);
    const over = { day: '2026-03-29' };
    expect(isDueAfter(over, 1000 * 24 * HOUR)).toBe(false);
    expect(isDue(undefined, { now: NOW, every: HOUR })).toBe(true);
  });

  it('if it arrived before the clock was set back', () => {
    expect([isDueAfter({}, -1), isDueAfter({ day: '2025-03-31' }, -1)]).toEqual([true, true]);
  });

  const failure = (attempts: number, code: ProblemCode = 'timeout', retryable = true) => ({
    attempts,
    version: `${NOW}000`,
    problem: JSON.stringify({ code, title: 'It failed.', retryable }),
  });

  it('after growing delays if it failed', () => {
    expect([isDueAfter(failure(1), 119_999), isDueAfter(failure(1), 120_000)]).toEqual([false, true]);
    expect([isDueAfter(failure(3), 479_999), isDueAfter(failure(3), 480_000)]).toEqual([false, true]);
    expect([isDueAfter(failure(99), 6 * HOUR - 1), isDueAfter(failure(99), 6 * HOUR)]).toEqual([false, true]);
  });

  it.each(['bad_request', 'not_found'] as const)('after six hours if the service refused it (%s)', (code) => {
    const refused = failure(1, code, false);
    expect([isDueAfter(refused, 6 * HOUR - 1), isDueAfter(refused, 6 * HOUR)]).toEqual([false, true]);
  });

  it.each(['key_refused', 'redirected'] as const)(
    'after two minutes if the service refused everything (%s)',
    (code) => {
      const refused = failure(1, code, false);
      expect([isDueAfter(refused, 119_999), isDueAfter(refused, 120_000)]).toEqual([false, true]);
    },
  );
});

describe('a range that failed', () => {
  const competitionTasks = (rows?: PlanInput['rows']) =>
    plan(rows).filter(({ question: { endpoint } }) => endpoint.name === 'price_competition');
  const rangesAfter = (cause: Pick<Problem, 'code' | 'brokeOff'>, over: Partial<LedgerRow>) => {
    const problem = JSON.stringify({ ...cause, title: 'It failed.', retryable: false });
    const facts = JSON.stringify({ tooLong: over.attempts });
    const failed = competitionTasks()
      .flatMap(({ question }) => ledgerKeysOf(question))
      .map((key) => ledgerRow({ ...key, state: 'failed', set_id: '0', problem, facts, ...over }));
    const rows = new Map(failed.map((row) => [rowKey(row), row]));
    return competitionTasks(rows).map(({ question: { params } }) => [params.start_date, params.end_date]);
  };

  const HALVES = [
    [DAYS[4], DAYS[7]],
    [DAYS[0], DAYS[3]],
  ];

  it.each(['bad_request', 'timeout', 'bad_answer', 'upstream_failed'] as const)(
    'is halved and requested at once after %s, as it may be too long',
    (code) => expect(rangesAfter({ code }, { attempts: 1, version: `${NOW}000` })).toEqual(HALVES),
  );

  it('is halved and requested at once if the connection broke off', () => {
    const cause = { code: 'unreachable', brokeOff: true } as const;
    expect(rangesAfter(cause, { attempts: 1, version: `${NOW}000` })).toEqual(HALVES);
  });

  it('is halved after an internal failure, but waits like other failures', () => {
    const cause = { code: 'internal' } as const;
    expect(rangesAfter(cause, { attempts: 1, version: `${NOW}000` })).toEqual([]);
    expect(rangesAfter(cause, { attempts: 1, version: `${NOW - 6 * HOUR}000` })).toEqual(HALVES);
  });

  it.each(['not_found', 'key_refused', 'unreachable', 'rate_limited'] as const)(
    'keeps its length and waits after %s, which no shorter range cures',
    (code) => {
      expect(rangesAfter({ code }, { attempts: 3, version: `${NOW}000` })).toEqual([]);
      expect(rangesAfter({ code }, { attempts: 3, version: `${NOW - 6 * HOUR}000` })).toEqual([[DAYS[0], DAYS[7]]]);
    },
  );
});

describe('a failure with parameters outside the plan', () => {
  const failedRow = (over: Partial<LedgerRow>) =>
    ledgerRow({
      state: 'failed',
      set_id: '0',
      params: 'calculation_type=MAX_PRICE',
      attempts: 1,
      problem: JSON.stringify({ code: 'timeout', title: 'It was late.', retryable: true }),
      version: `${NOW - HOUR}000`,
      ...over,
    });
  const retries = (...failures: LedgerRow[]) =>
    plan(new Map(), failures)
      .filter(({ question: { params } }) => params.calculation_type === 'MAX_PRICE')
      .map(({ question: { params } }) => params);

  it('is retried after the same delay as failures of the plan', () => {
    expect(retries(failedRow({}))).toEqual([{ calculation_type: 'MAX_PRICE', date: NEWEST }]);
    expect(retries(failedRow({ version: `${NOW - 119_000}000` }))).toEqual([]);
  });

  it('is retried on days outside the plan', () => {
    expect(retries(failedRow({ day: '2025-01-01' }))).toMatchObject([{ date: '2025-01-01' }]);
  });

  it('is retried without a day only on the day of its request, under which its answer is listed', () => {
    const latest = (day: string) => failedRow({ day, params: `calculation_type=MAX_PRICE&date=${LATEST_DATE}` });
    expect(retries(latest(NEWEST))).toMatchObject([{ date: LATEST_DATE }]);
    expect(retries(latest(addDays(NEWEST, -1)))).toEqual([]);
  });

  it('is no longer retried after forty attempts', () => {
    const old = { version: '0' };
    expect(retries(failedRow({ attempts: 39, ...old }))).toHaveLength(1);
    expect(retries(failedRow({ attempts: 40, ...old }))).toEqual([]);
  });

  it('does not duplicate a request of the plan', () => {
    const planned = failedRow({ params: 'calculation_type=LAST', version: `${NOW}000` });
    const rows = new Map([[rowKey(planned), planned]]);
    const ofDay = plan(rows).filter(({ day, question: { endpoint } }) => endpoint.name === 'price' && day === NEWEST);
    expect(ofDay).toEqual([]);
  });
});

describe('days with prices of another type, as earlier versions collected', () => {
  const SIXTY = daysFrom(addDays(NEWEST, -59), NEWEST);
  const AVG = 'calculation_type=AVG';
  const LAST = 'calculation_type=LAST';
  const rowsOf = (...rows: LedgerRow[]) => new Map(rows.map((item) => [rowKey(item), item]));
  const averages = SIXTY.map((day) => ledgerRow({ day, params: AVG, settled: true }));
  const prices = (rows: PlanInput['rows'], days = SIXTY) =>
    plan(rows, [], days).filter(({ question: { endpoint } }) => endpoint.name === 'price');
  const daysOf = (tasks: ReturnType<typeof plan>) => tasks.map(({ day }) => day);

  it('are collected after everything else, if they are among the newest 28', () => {
    const tasks = plan(rowsOf(...averages), [], SIXTY);
    const last = tasks.slice(-28);
    expect(daysOf(last)).toEqual(SIXTY.slice(-28).toReversed());
    expect(last.every(({ question: { params } }) => params.calculation_type === 'LAST')).toBe(true);
    expect(prices(rowsOf(...averages))).toEqual(last);
  });

  it('are collected like others once they were requested with the type of the plan', () => {
    const [first = averages[0]] = averages;
    const failed = ledgerRow({ ...first, params: LAST, state: 'failed', set_id: '0', attempts: 1, version: '0' });
    expect(daysOf(prices(rowsOf(...averages, failed)))).toContain(SIXTY[0]);
  });

  it('are collected in whole if a user requests it', () => {
    const input = { days: SIXTY, rows: rowsOf(...averages), files: new Map(), now: NOW, every: HOUR };
    const requested = requestedTasks(SERVICE, LINES, 'price', input);
    expect(daysOf(requested)).toEqual(SIXTY.toReversed());
    expect(new Set(requested.map(({ question: { params } }) => params.calculation_type))).toEqual(new Set(['LAST']));
  });

  it('do not delay other days', () => {
    const [day = ''] = SIXTY.slice(-2);
    const [task] = prices(rowsOf(...averages.filter((item) => item.day !== day)));
    expect(task?.day).toBe(day);
  });

  it('are complete for an account that has too few last prices', () => {
    const lines = planLines([], 'AVG');
    const input = { days: SIXTY, rows: rowsOf(...averages), files: new Map(), now: NOW, every: HOUR };
    const tasks = dueTasks(SERVICE, lines, { shelves: [], failures: [] }, input);
    expect(tasks.filter(({ question: { endpoint } }) => endpoint.name === 'price')).toEqual([]);
  });

  describe('are collected once for a comparison', () => {
    const comparisonTasks = (rows: PlanInput['rows'], days = SIXTY) =>
      prices(rows, days).filter(({ question: { params } }) => params.calculation_type === 'AVG');

    it('for the newest day that is certainly settled', () => {
      expect(daysOf(comparisonTasks(new Map()))).toEqual([addDays(NEWEST, -2)]);
      expect(comparisonTasks(new Map(), SIXTY.slice(-2))).toEqual([]);
    });

    it('unless a day of the plan has one, or it failed and is retried', () => {
      expect(comparisonTasks(rowsOf(ledgerRow({ day: SIXTY[0] as string, params: AVG, settled: true })))).toEqual([]);
      expect(comparisonTasks(rowsOf(ledgerRow({ params: AVG })))).toHaveLength(1);
      expect(comparisonTasks(rowsOf(ledgerRow({ params: AVG, set_id: '0', state: 'failed', problem: '{}' })))).toEqual(
        [],
      );
    });
  });
});
