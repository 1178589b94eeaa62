import type { SystemStyleObject } from '@chakra-ui/react'

const ink = { color: '#000 !important', background: 'none !important' }

/**
 * The style of the printed sheet of orders, in black on white. A row is 5.4 mm high, so that thirty orders fit on one
 * A4 page within its margins. A second page begins with a new day.
 */
export const ordersSheetStyle: SystemStyleObject = {
  display: 'none',
  fontSize: '9.5pt',
  lineHeight: '1.2',
  '@media print': { display: 'block' },
  '& *': ink,
  '& header': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    gap: '4',
    paddingBottom: '2',
    borderBottom: '1.5pt solid #000',
  },
  '& h1': { fontSize: '16pt', fontWeight: 'semibold' },
  '& .r-when': { textAlign: 'end', flexShrink: 0 },
  // The tables have the same column widths. The column of the order type takes the remaining width.
  '& table': { width: 'full', marginTop: '4', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th:nth-of-type(1)': { width: '12%' },
  '& th:nth-of-type(2)': { width: '14%' },
  '& th:nth-of-type(4)': { width: '8%' },
  '& th:nth-of-type(5)': { width: '16%' },
  '& th:nth-of-type(6)': { width: '18%' },
  '& th:nth-of-type(7)': { width: '7%' },
  // These widths apply to tables whose third column is the service point.
  '& [data-points] th:nth-of-type(1)': { width: '11%' },
  '& [data-points] th:nth-of-type(2)': { width: '12%' },
  '& [data-points] th:nth-of-type(3)': { width: '15%' },
  '& [data-points] th:nth-of-type(4)': { width: 'auto' },
  '& [data-points] th:nth-of-type(5)': { width: '7%' },
  '& [data-points] th:nth-of-type(6)': { width: '16%' },
  '& [data-points] th:nth-of-type(7)': { width: '12%' },
  '& [data-points] th:nth-of-type(8)': { width: '6%' },
  '& caption': { captionSide: 'top', textAlign: 'start', fontSize: '12pt', fontWeight: 'semibold' },
  '& small': { fontSize: '9pt', fontWeight: 'normal', marginInlineStart: '2' },
  '& thead th': { fontSize: '8pt', fontWeight: 'normal', borderBottom: '0.75pt solid #000' },
  '& :is(th, td)': { height: '5.4mm', px: '1.5', py: '0', textAlign: 'start' },
  '& :is(th, td):first-of-type': { paddingInlineStart: '0' },
  '& :is(th, td).r-end': { textAlign: 'end' },
  '& tbody td': { borderTop: '0.5pt solid #bbb' },
  '& tbody tr:not(.r-first) td:first-of-type': { borderTopColor: 'transparent' },
  '& tbody .r-first td': { borderTopColor: '#555' },
  '& :is(tr, tbody)': { breakInside: 'avoid' },
  '& b': { fontWeight: 'semibold' },
  '& .r-kind': { display: 'inline-flex', alignItems: 'center', gap: '1' },
  '& td > span': { padding: '0', minHeight: '0', fontSize: 'inherit', lineHeight: 'inherit' },
  '& svg': { width: '10pt', height: '10pt', flexShrink: 0 },
  '& .r-amount + .r-amount::before': { content: '" + "' },
  '& .r-box': {
    display: 'inline-block',
    boxSize: '3.6mm',
    border: '0.75pt solid #000',
    verticalAlign: 'middle',
  },
  '& .r-legend': { marginTop: '3', fontSize: '8pt' },
}
