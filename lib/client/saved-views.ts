/** A named state of a page, stored as the query of its address. */
export interface SavedView {
  name: string;
  /** Without the question mark. */
  search: string;
}

/** The views of a page. `opensWith` is the view for an address without parameters. */
export interface SavedViews {
  views: readonly SavedView[];
  opensWith: string | null;
}

export const NO_VIEWS: SavedViews = { views: [], opensWith: null };

/** Adds a view and replaces one of the same name. */
export function withView({ views, opensWith }: SavedViews, view: SavedView): SavedViews {
  const others = views.filter(({ name }) => name !== view.name);
  return { views: [...others, view].sort((a, b) => a.name.localeCompare(b.name)), opensWith };
}

export function withoutView({ views, opensWith }: SavedViews, name: string): SavedViews {
  return { views: views.filter((view) => view.name !== name), opensWith: opensWith === name ? null : opensWith };
}

/** Returns the query of the default view. Null if the address has parameters or there is no default view. */
export function openingSearch({ views, opensWith }: SavedViews, search: URLSearchParams): string | null {
  if (search.size > 0) return null;
  return views.find(({ name }) => name === opensWith)?.search || null;
}

/** Tests whether the address shows a view, in any order of parameters. */
export function isShown(view: SavedView, search: URLSearchParams): boolean {
  return sorted(new URLSearchParams(view.search)) === sorted(new URLSearchParams(search));
}

function sorted(search: URLSearchParams): string {
  search.sort();
  return search.toString();
}
