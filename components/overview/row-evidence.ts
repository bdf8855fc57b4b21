import type { Context } from '@/components/overview/context';
import type { ChangeRow } from '@/components/overview/damage';
import { PART_OF, type PartName } from '@/components/overview/finding';
import { ENDPOINTS, paramsOf, periodTo } from '@/components/overview/questions';
import type { Evidence } from '@/components/page/evidence-facts';
import type { PanelState } from '@/lib/client/panel-state';
import { comparedPeriod } from '@/lib/client/period';

interface Proof {
  /** "30 Jun 2026". */
  readonly of: string;
  readonly evidence: Evidence;
}

type Call = Pick<Evidence, 'params' | 'provenance'> & { of: string };

/** The calls behind a line and its rows as they came: the later answer, then the earlier one where it is another. */
export function rowEvidence(row: ChangeRow, context: Context): Proof[] {
  const part = PART_OF[row.kind];
  // A file's evidence is the calendar itself, which the line leads to: no call of the service holds it.
  if (part === 'files') return [];
  const rows = {
    now: row.findings.flatMap((finding) => finding.rows.now),
    before: row.findings.flatMap((finding) => finding.rows.before),
  };
  const calls = callsOf(part, row, context);
  return calls.map(({ of, params, provenance }, at) => ({
    of,
    evidence: {
      endpoint: ENDPOINTS[part],
      params,
      provenance,
      rows: calls.length === 1 ? [...rows.now, ...rows.before] : at === 0 ? rows.now : rows.before,
    },
  }));
}

function callsOf(
  part: Exclude<PartName, 'files'>,
  { by }: ChangeRow,
  { answers, pages, reading: { format } }: Context,
): Call[] {
  const { now, before, days, day, period } = answers;
  if (!day || !period) return [];
  if (part === 'competition') {
    const at = Math.max(
      0,
      pages.findIndex(({ name }) => name === by),
    );
    const { id = 0, name = '' } = pages[at] ?? {};
    const its = { of: name, ...call(paramsOf.competition(id, period), now.competition[at]) };
    const further = before.competition && periodTo(days.against.prices ?? day);
    if (!further) return [its];
    const earlier = call(paramsOf.competition(id, further), before.competition?.[at]);
    return [its, { of: `${name} to ${format.day(further.end_date)}`, ...earlier }];
  }
  if (part === 'scorecards') {
    const earlier = comparedPeriod(period, 'before') ?? period;
    return [
      { of: `28 days to ${format.day(period.end_date)}`, ...call(paramsOf.scorecards(period), now.scorecards) },
      { of: `28 days to ${format.day(earlier.end_date)}`, ...call(paramsOf.scorecards(earlier), before.scorecards) },
    ];
  }
  const [its, against] = [days[part] ?? day, days.against[part] ?? day];
  const params = paramsOf[part];
  return [
    { of: format.day(its), ...call(params(its), now[part]) },
    { of: format.day(against), ...call(params(against), before[part]) },
  ];
}

function call(params: Call['params'], state: PanelState<unknown> | undefined): Pick<Call, 'params' | 'provenance'> {
  return { params, provenance: provenanceOf(state) };
}

function provenanceOf(state: PanelState<unknown> | undefined): Call['provenance'] {
  return state?.kind === 'content' ? state.provenance : undefined;
}
