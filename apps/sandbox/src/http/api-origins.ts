import type { Environment } from '../kernel/environment'
import { portalOrigins } from '../oidc'

/** What the origins of calls follow from. */
export type OriginSettings = Pick<Environment, 'baseUrl'> & Partial<Pick<Environment, 'corsOrigins'>>

/**
 * Origins whose pages may make calls: the portal's, and those of other channels that the operator has named. A call needs
 * its token all the same, which no browser sends by itself.
 */
export const apiOrigins = (env: OriginSettings): readonly string[] => [
  ...portalOrigins(env),
  ...(env.corsOrigins ?? []),
]
