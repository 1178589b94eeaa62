export { inTime } from './in-time'
export { lazyDialog, lazyPart, missedParts, withTexts } from './late-parts'
export { PageBoundary } from './page-boundary'
export { type OpenedDialog, useOpenedDialog } from './use-opened-dialog'
