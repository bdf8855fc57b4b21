'use client';

import Link from 'next/link';
import { useFormat } from '@/lib/client/format/use-format';
import type { FileProblem } from '@/lib/queries/overview/file-problems';

/** Returns the address of Downloads with the newest of these files. */
export function newestFile({ dataset, newest: { day, hour } }: FileProblem): string {
  return `/downloads?${new URLSearchParams({ dataset, until: day, at: day, hour: String(hour) })}`;
}

const LINK = 'underline decoration-line underline-offset-4 hover:decoration-ink';

/** Missing and light files. They have no impact, but figures may lack their data. */
export function FileProblems({ files }: { files: readonly FileProblem[] }) {
  const format = useFormat();
  if (files.length === 0) return null;
  return (
    <section aria-label="Missing and light files" className="mt-3">
      <h3 className="font-semibold">Missing and light files</h3>
      <ul>
        {files.map((problem) => {
          const { state, dataset, title, files: count, since } = problem;
          return (
            <li key={`${state}/${dataset}`} className="flex justify-between gap-3 border-line border-b py-0.5">
              <span>
                {title}: {format.count(count, 'file')} {state}, since {format.shortDay(since)}
              </span>
              <Link className={LINK} href={newestFile(problem)}>
                {count === 1 ? 'Show file' : 'Show newest'}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
