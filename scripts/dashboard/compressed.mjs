import compression from 'compression';

/** What a page is made of. Downloads and event streams leave as they come; scripts and style sheets are compressed with the build. */
const TYPES = /^(text\/html|text\/x-component|application\/json)\b/;

/** Middleware that compresses pages and the answers of queries, and passes on at once what a page has ready. */
export const compressed = compression({
  filter: (_, response) => TYPES.test(String(response.getHeader('content-type'))),
});
