'use client';

import type { OverviewState } from '@/components/overview/page';
import { SendMenu } from '@/components/overview/send-menu';
import { useFormat } from '@/lib/client/use-format';
import type { Pillar } from '@/lib/metrics/signals.words';
import type { Problems } from '@/lib/queries/overview/problems';

const PILLARS = ['price', 'stock', 'search', 'rating', 'banner'] as const satisfies readonly Pillar[];
const TITLES: Readonly<Record<Pillar, string>> = {
  price: 'Price',
  stock: 'Stock',
  search: 'Search',
  rating: 'Rating',
  banner: 'Banner',
};

/** Retailers by impact, and for each pillar how many subjects are on target of how many. */
export function RetailerMatrix({ state, problems }: { state: OverviewState; problems: Problems }) {
  const format = useFormat();
  const { retailers, total, judged } = problems;
  const impacts = new Map(retailers.map(({ retailer, impact }) => [retailer, impact]));
  const others = judged.pillars.map(({ retailer }) => retailer).filter((retailer) => !impacts.has(retailer));
  const rows = [...impacts.keys(), ...new Set(others)];
  const cell = 'border-line border-b py-0.5 pe-2';
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-caption">
        <thead className="text-ink-3">
          <tr>
            {['Retailer', ...PILLARS.map((pillar) => TITLES[pillar]), 'Impact'].map((title, at) => (
              <th
                key={title}
                scope="col"
                className={`border-line border-b py-1 pe-2 font-medium ${at === 0 ? 'text-start' : 'text-end'}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((retailer) => (
            <tr key={retailer}>
              <th scope="row" className={`${cell} text-start font-normal`}>
                {retailer}
              </th>
              {PILLARS.map((pillar) => {
                const count = judged.pillars.find((one) => one.pillar === pillar && one.retailer === retailer);
                return (
                  <td key={pillar} className={`${cell} whitespace-nowrap text-end`}>
                    {count && count.judged > 0 ? (
                      <span className={count.good < count.judged ? 'text-off-target' : 'text-on-target'}>
                        {format.integer(count.good)} of {format.integer(count.judged)}
                      </span>
                    ) : (
                      '—'
                    )}
                  </td>
                );
              })}
              <td className={`${cell} text-end`}>
                <SendMenu state={state} retailer={retailer} impact={impacts.get(retailer) ?? 0} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={PILLARS.length + 1} className="py-1 text-start font-semibold">
              All
            </th>
            <td className="py-1 pe-2 text-end font-semibold">{format.integer(total.impact)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
