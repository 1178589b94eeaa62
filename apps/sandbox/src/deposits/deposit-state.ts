import { REVERSAL_REQUESTED } from '@remesa/domain/deposits'

/** The state of a stored deposit, by the request for its reversal where there is one. (DPS-57) */
export const stateOf = ({ requestedAt }: { readonly requestedAt: Date | null }): string =>
  requestedAt === null ? 'REGISTERED' : REVERSAL_REQUESTED
