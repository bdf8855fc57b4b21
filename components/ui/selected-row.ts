/** Look of the selected row of a list: a pale ground that reaches into the margin, with a bar at its start. */
export const selectedRowClass = 'bg-surface shadow-[-6px_0_0_var(--surface),-8px_0_0_var(--ink)]';
