/** Acts on reports whose answer the user is told about. */
export type ReportAct = 'request' | 'download' | 'remove'

/** What an act on reports needs and says: whether it is confirmed first, and the messages of its outcomes. */
export interface ReportActFacts {
  readonly confirmed: boolean
  readonly okKey: string | undefined
  readonly koKey: string | undefined
}

/**
 * Every act on reports: asking for one, from whatever list, and removing one are confirmed first; downloading is not. A
 * failure without a message of its own is told like any other. (RPT-33)
 */
export const reportActs: Readonly<Record<ReportAct, ReportActFacts>> = {
  request: { confirmed: true, okKey: 'message.usersreport.ok', koKey: undefined },
  download: { confirmed: false, okKey: undefined, koKey: 'download.error' },
  remove: { confirmed: true, okKey: 'report.removed', koKey: undefined },
}

/** Where an act is: not begun, waiting for the user's yes, or on its way to the back end. */
export type ActStep = 'idle' | 'asking' | 'sending'

/** What happens to an act: the user begins, confirms or cancels it, the back end answers. */
export type ActEvent = 'begin' | 'confirm' | 'cancel' | 'settle'

/**
 * The step that follows: an act that is confirmed first is never sent without a yes, one that is on its way is neither
 * begun again nor called off, and an event that does not belong to a step changes nothing. (RPT-34)
 */
export const nextActStep = (step: ActStep, event: ActEvent, act: ReportAct): ActStep => {
  if (step === 'idle' && event === 'begin') return reportActs[act].confirmed ? 'asking' : 'sending'
  if (step === 'asking' && event === 'confirm') return 'sending'
  if (step === 'asking' && event === 'cancel') return 'idle'
  if (step === 'sending' && event === 'settle') return 'idle'
  return step
}
