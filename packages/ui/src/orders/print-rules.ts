import { paperFrame } from '../kernel'

/** Name of the attribute that marks the element that is printed. */
export const PRINTED = 'data-printed'

/**
 * CSS that prints a marked element of a panel as a sheet of paper: only the title and the content of the panel, in
 * black on white and at full length. The breakpoints for wide screens do not apply on paper, so the columns are
 * defined again here.
 */
export const printRules = `@media print {
  body > :not(:has([${PRINTED}])),
  [role=dialog]:has([${PRINTED}]) :is(button, .r-dialog__footer) { display: none !important }
  [${PRINTED}], :has([${PRINTED}]) {${paperFrame}
  }
  :has([${PRINTED}]), [role=dialog]:has([${PRINTED}]) * {
    color: #000 !important;
    background: none !important;
    border-color: #bbb !important;
    box-shadow: none !important;
  }
  [role=dialog]:has([${PRINTED}]) :is(.r-panel__header, .r-dialog__header) { padding: 0 0 0.5rem !important }
  [${PRINTED}] { padding-top: 0.75rem !important }
  [${PRINTED}] dl { grid-template-columns: 7rem minmax(0, 1fr) !important; row-gap: 0.25rem !important }
  [${PRINTED}] dd { margin: 0 !important }
  [${PRINTED}] :is(li, tr) { break-inside: avoid }
  [${PRINTED}] :is(h3, h4, h5, summary) { break-after: avoid }
}`
