import type { Visit } from '@/e2e/measure/visit';
import { milliseconds, ratio, type Table } from '../report';

interface Load extends Visit {
  upstream: { targets: string[]; bytes: number };
}

/** The loads of a page at a scale. */
export interface Loads {
  scale: number;
  label: string;
  first: Load;
  /** Median of several later loads. */
  later: Load;
  /** A visit of a page without data in the same browser. */
  empty: Visit;
}

export function loadTable(loads: readonly Loads[]): Table {
  const smallest = Math.min(...loads.map(({ scale }) => scale));
  return {
    title: 'Opening a page',
    note: [
      'Each page of the side navigation, opened by its address, with a week of the sample. Scale 10 has ten times the products.',
      'First: the dashboard has collected nothing, and the cache of the browser is empty. Later: the median of three more visits in new tabs of the same browser.',
      'Data: bytes other than scripts, styles and fonts.',
      'Limits of a later visit: 100 kB of data, no request to the service, and 1.3 times the time of scale 1 at scale 10.',
      'Time ends when nothing on the page is loading. The longest task is the longest time in which the main thread could not respond to a user.',
      'The empty page is that of an address that does not exist.',
    ].join(' '),
    head: [
      'Page',
      'Scale',
      'Requests to the service, first / later',
      'From the service',
      'To the browser, first / later',
      'Data, first / later',
      'Data later ÷ 100 kB',
      'First',
      'Later',
      'Later ÷ first',
      'Later ÷ empty page',
      `Later ÷ scale ${smallest}`,
      'Longest task, first / later',
    ],
    rows: loads
      .toSorted((a, b) => a.label.localeCompare(b.label) || a.scale - b.scale)
      .map(({ scale, label, empty, first, later }) => {
        const small = loads.find((other) => other.label === label && other.scale === smallest);
        return [
          label,
          scale,
          `${first.upstream.targets.length} / ${later.upstream.targets.length}`,
          kilobytes(first.upstream.bytes),
          `${kilobytes(first.received)} / ${kilobytes(later.received)}`,
          `${kilobytes(first.data)} / ${kilobytes(later.data)}`,
          ratio(later.data, 100_000),
          milliseconds(first.content / 1000),
          milliseconds(later.content / 1000),
          ratio(later.content, first.content),
          ratio(later.content, empty.content),
          small && scale !== smallest ? ratio(later.content, small.later.content) : null,
          `${task(first.longestTask)} / ${task(later.longestTask)}`,
        ];
      }),
  };
}

function kilobytes(bytes: number): string {
  return bytes < 10_000_000 ? `${Math.round(bytes / 1000)} kB` : `${Math.round(bytes / 1e6)} MB`;
}

function task(duration: number): string {
  return duration === 0 ? '< 50 ms' : `${Math.round(duration)} ms`;
}
