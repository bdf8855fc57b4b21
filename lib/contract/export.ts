import * as z from 'zod/mini';

export const EXPORT_FORMATS = ['csv', 'xlsx', 'ndjson'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const name = z.string().check(z.minLength(1), z.maxLength(300));
const sentence = z.string().check(z.maxLength(10_000));

const exportSheet = z.object({
  title: name,
  /** Name of the query of a table: "visibility/scores". */
  query: name,
  /** Parameters of the query, its order and search included. */
  params: z.record(z.string(), z.unknown()),
  /** Visible columns in the order on screen, or all columns if it is missing. `header` is without a unit. */
  columns: z.optional(z.array(z.object({ id: name, header: name })).check(z.minLength(1), z.maxLength(200))),
});
export type ExportSheet = z.infer<typeof exportSheet>;

/** Headline figures of a page, as the first table of a workbook. */
const exportFigures = z.object({ query: name, params: z.record(z.string(), z.unknown()) });

/** The body of `POST /api/export`. Only a workbook can have several sheets. */
export const exportRequest = z.object({
  title: name,
  format: z.enum(EXPORT_FORMATS),
  /** Of the reader: decides the separator of a csv. */
  locale: name,
  sheets: z.array(exportSheet).check(z.minLength(1), z.maxLength(20)),
  figures: z.optional(exportFigures),
  /** Lines for the About sheet of a workbook, such as filters in words. */
  facts: z._default(z.array(z.tuple([name, sentence])).check(z.maxLength(100)), []),
});
export type ExportRequest = z.input<typeof exportRequest>;

/** The answer to it: `GET /api/export/<ticket>` is the file. */
export interface ExportTicket {
  ticket: string;
}
