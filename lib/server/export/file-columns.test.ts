import { expect, it } from 'vitest';
import { number } from '@/lib/queries/columns';
import { strip } from '@/lib/queries/strip-column';
import { fileColumns } from './file-columns';

it('writes numbers without the noise of binary fractions, and large numbers with all digits', () => {
  const columns = { change: number('points', 'Change', 'Index points.') };
  const [column] = fileColumns({ columns }, [{ id: 'change', header: 'Change' }], 'csv');
  const values = [97.2 - 96.8, 1.799, 123_456_789_012_345, 12_345_678_901.25].map((change) =>
    column?.value({ change }),
  );
  expect(values).toEqual([0.4, 1.799, 123_456_789_012_345, 12_345_678_901.25]);
});

it('writes the letters of days as runs in words', () => {
  const columns = { strip: strip({ a: 'absent', s: 'seen', '-': 'not collected' }, 100) };
  const [column] = fileColumns({ columns }, [{ id: 'strip', header: 'Day by day' }], 'xlsx');
  const texts = ['aaaasss', 's', '--as', '', 'ss?'].map((text) => column?.value({ strip: text }));
  expect(texts).toEqual([
    ...[
      '4 days absent, 3 days seen',
      '1 day seen',
      '2 days not collected, 1 day absent, 1 day seen',
      '',
      '2 days seen, 1 day ?',
    ],
  ]);
});
