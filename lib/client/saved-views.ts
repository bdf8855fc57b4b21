/** A page as a person left it: the query of its address under a name. */
export interface SavedView {
  name: string;
  /** Without the question mark. */
  search: string;
}

/** The views of one page; at most one of them opens when the page is opened plainly. */
export interface SavedViews {
  views: readonly SavedView[];
  opensWith: string | null;
}

export const NO_VIEWS: SavedViews = { views: [], opensWith: null };

/** A view of the same name is replaced: names are unique. */
export function withView({ views, opensWith }: SavedViews, view: SavedView): SavedViews {
  const others = views.filter(({ name }) => name !== view.name);
  return { views: [...others, view].sort((a, b) => a.name.localeCompare(b.name)), opensWith };
}

export function withoutView({ views, opensWith }: SavedViews, name: string): SavedViews {
  return { views: views.filter((view) => view.name !== name), opensWith: opensWith === name ? null : opensWith };
}

/** The query that a plainly opened page continues with; null where the address says something, or nobody chose a view. */
export function openingSearch({ views, opensWith }: SavedViews, search: URLSearchParams): string | null {
  if (search.size > 0) return null;
  return views.find(({ name }) => name === opensWith)?.search || null;
}

/** Whether the address shows a view, in whatever order its parameters stand. */
export function isShown(view: SavedView, search: URLSearchParams): boolean {
  return sorted(new URLSearchParams(view.search)) === sorted(new URLSearchParams(search));
}

function sorted(search: URLSearchParams): string {
  search.sort();
  return search.toString();
}
