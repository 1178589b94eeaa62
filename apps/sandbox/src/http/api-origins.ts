import type { Environment } from '../kernel/environment'
import { portalOrigins } from '../oidc'

/** The settings that determine the origins of calls. */
export type OriginSettings = Pick<Environment, 'baseUrl'> & Partial<Pick<Environment, 'corsOrigins'>>

/**
 * Origins whose pages may make calls: the portal's own, and the origins of other channels that the operator has
 * configured. Each call also needs a token, which no browser sends automatically.
 */
export const apiOrigins = (env: OriginSettings): readonly string[] => [
  ...portalOrigins(env),
  ...(env.corsOrigins ?? []),
]
