import * as z from 'zod/mini';

const EXPORT_FORMATS = ['csv', 'xlsx', 'ndjson'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const name = z.string().check(z.minLength(1), z.maxLength(300));
const sentence = z.string().check(z.maxLength(10_000));

const exportSheet = z.object({
  title: name,
  /** Name of the query of a table: "visibility/scores". */
  query: name,
  /** Parameters of the query, including order and search. */
  params: z.record(z.string(), z.unknown()),
  /** Visible columns in the order on screen. Defaults to all columns. `header` has no unit. */
  columns: z.optional(z.array(z.object({ id: name, header: name })).check(z.minLength(1), z.maxLength(200))),
});
export type ExportSheet = z.infer<typeof exportSheet>;

/** Headline figures of a page, as the first table of a workbook. */
const exportFigures = z.object({ query: name, params: z.record(z.string(), z.unknown()) });

/** The body of `POST /api/export`. Only a workbook can have several sheets. */
export const exportRequest = z.object({
  title: name,
  format: z.enum(EXPORT_FORMATS),
  /** The user's locale, which determines the separator of a CSV. */
  locale: name,
  sheets: z.array(exportSheet).check(z.minLength(1), z.maxLength(20)),
  figures: z.optional(exportFigures),
  /** Lines of the About sheet of a workbook, e.g. filters. */
  facts: z._default(z.array(z.tuple([name, sentence])).check(z.maxLength(100)), []),
  /** Whether a workbook has an About sheet, which describes its data to users of the dashboard, in English. */
  hasAbout: z._default(z.boolean(), true),
});
export type ExportRequest = z.input<typeof exportRequest>;

/** Response of `POST /api/export`. `GET /api/export/<ticket>` returns the file. */
export interface ExportTicket {
  ticket: string;
}
