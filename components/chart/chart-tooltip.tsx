import type { ReactNode } from 'react';

interface TooltipLine {
  key: string;
  name: string;
  value: string;
  /** Colour of the swatch. None for values that are not drawn. */
  color?: string;
  strong?: boolean;
}

interface ChartTooltipProps {
  title: string;
  lines: readonly TooltipLine[];
  /** The number of observations, a remark. */
  note?: ReactNode;
}

/** The value under the pointer as a small table, in the order of the lines. */
export function ChartTooltip({ title, lines, note }: ChartTooltipProps) {
  return (
    <div className="visible max-w-80 rounded-md border border-line bg-ground p-2 text-caption shadow-float">
      <div className="mb-1 font-medium">{title}</div>
      <table>
        <tbody>
          {lines.map(({ key, name, value, color, strong }) => (
            <tr key={key} className={strong ? 'font-medium' : undefined}>
              <th scope="row" className="max-w-44 truncate pe-4 text-start [font-weight:inherit]">
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
