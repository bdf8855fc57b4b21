/** In the order in which they are offered. */
export const FILE_FORMATS = ['xlsx', 'excel-csv', 'csv', 'ndjson'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Whether files have the columns that identify a person. */
export const REVIEWERS = ['left-out', 'included'] as const;
export type Reviewers = (typeof REVIEWERS)[number];

export const SEPARATORS = ['comma', 'semicolon'] as const;

/** Files of the service in one download. */
export const MAX_FILES = 1000;
