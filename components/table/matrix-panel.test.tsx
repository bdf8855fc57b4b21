import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exportFacts, renderPage, serveAnswers, table } from '@/components/layout/test-page';
import { MatrixPanel, useMatrixWindow } from '@/components/table/matrix-panel';
import { screenColumns } from '@/components/table/screen-columns';
import { matrixColumns } from '@/lib/queries/prices/matrix.columns';

const DAY = '2026-06-30';
const COLUMNS = screenColumns(matrixColumns);
const STATE = {
  ...{ kind: 'content' as const, data: table({ sku: 'S1' }), coverage: [], provenance: [] },
  ...{ refetching: false, retry: vi.fn() },
};
const { exports } = serveAnswers({}, { endpoint: 'price', from: DAY, to: DAY, states: 'c' });

function Prices({ printedRestrictions = ['Only 3 SKUs of the link'] }) {
  const matrix = useMatrixWindow(30);
  return (
    <MatrixPanel
      matrix={matrix}
      title="Prices"
      query="prices/matrix"
      params={{ date: DAY, search: matrix.search }}
      columns={COLUMNS}
      fileTitle="Prices"
      restrictions={['Only 3 SKUs of the link']}
      printedRestrictions={printedRestrictions}
      state={STATE}
      legend={null}
      grid={() => ({ facts: [], columns: [], rows: [] })}
    />
  );
}

it('writes what a matrix leaves out into files and print', async () => {
  const user = renderPage(<Prices />, '?matrix_search=soap');
  expect(screen.getByText('Only 3 SKUs of the link · Search: soap')).toHaveClass('hidden', 'print:block');
  expect(await exportFacts(user, exports)).toEqual([
    ['Shown', 'Only 3 SKUs of the link'],
    ['Search', 'soap'],
  ]);
});

it('prints only what its caption does not name', async () => {
  renderPage(<Prices printedRestrictions={[]} />, '?matrix_search=soap');
  expect(await screen.findByText('Search: soap')).toHaveClass('hidden', 'print:block');
});
