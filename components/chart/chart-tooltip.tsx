import type { ChartStop } from '@/components/chart/chart-value';

/** The value under the pointer as a small table, in the order of the lines. */
export function ChartTooltip({ title, lines, note }: ChartStop) {
  return (
    <div className="visible max-w-80 rounded-md border border-line bg-ground p-2 text-caption shadow-float">
      <div className="mb-1 font-medium">{title}</div>
      <table>
        <tbody>
          {lines.map(({ key, name, value, color }) => (
            <tr key={key}>
              <th scope="row" className="max-w-44 truncate pe-4 text-start font-normal">
                {color ? (
                  <span
                    aria-hidden
                    style={{ background: color }}
                    className="me-1.5 inline-block h-0.5 w-3 align-middle"
                  />
                ) : null}
                {name}
              </th>
              <td className="text-end">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <div className="mt-1 text-ink-3">{note}</div> : null}
    </div>
  );
}
