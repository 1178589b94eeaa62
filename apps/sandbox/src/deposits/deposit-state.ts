import { REVERSAL_REQUESTED } from '@remesa/domain/deposits'

/** The state of a stored deposit, which depends on whether its reversal was requested. (DPS-57) */
export const stateOf = ({ requestedAt }: { readonly requestedAt: Date | null }): string =>
  requestedAt === null ? 'REGISTERED' : REVERSAL_REQUESTED
