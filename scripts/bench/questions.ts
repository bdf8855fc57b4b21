import type { Question } from './json';

const DAY = 86_400_000;

/** Returns requests for several days, as each answer can be cold only once. */
export function questions(asOf: string, days = 3): Question[] {
  const dates = Array.from({ length: days }, (_, back) =>
    new Date(Date.parse(asOf) - (back + 1) * DAY).toISOString().slice(0, 10),
  );
  const range = (end: string) =>
    `start_date=${new Date(Date.parse(end) - 13 * DAY).toISOString().slice(0, 10)}&end_date=${end}`;
  const toQuestion = (title: string, target: (date: string) => string) => ({ title, targets: dates.map(target) });
  const page = 'page_size=1000';
  return [
    toQuestion('Price', (date) => `/api/price?${page}&date=${date}`),
    toQuestion('Scorecard', (date) => `/api/scorecard?${range(date)}`),
    toQuestion('Price Competition', (date) => `/api/price-competition/101?${range(date)}`),
    toQuestion('Visibility Scores', (date) => `/api/visibility/scores?${page}&visibility_type=SEARCH&date=${date}`),
    toQuestion('Visibility Search By Product', (date) => `/api/visibility/search-by-product?${page}&${range(date)}`),
    toQuestion('E Retail Media', (date) => `/api/e-retail-media?${page}&date=${date}&relevance=ALL`),
  ];
}
