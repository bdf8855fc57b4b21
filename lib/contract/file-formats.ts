/** In the order on screen. */
export const FILE_FORMATS = ['xlsx', 'excel-csv', 'csv', 'ndjson'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Whether files include columns that identify a person. */
export const REVIEWERS = ['left-out', 'included'] as const;
export type Reviewers = (typeof REVIEWERS)[number];

export const SEPARATORS = ['comma', 'semicolon', 'semicolon-point'] as const;

/** Maximum number of files of the service in a download. */
export const MAX_FILES = 1000;
