import type { Environment } from '../kernel/environment'
import { portalOrigins } from '../oidc'

/** The settings that determine from which origins calls are accepted. */
export type OriginSettings = Pick<Environment, 'baseUrl'> & Partial<Pick<Environment, 'corsOrigins'>>

/**
 * Origins whose pages may make calls: the portal's own origin, and the origins in the configuration. Each call also
 * needs a token, which no browser sends automatically.
 */
export const apiOrigins = (env: OriginSettings): readonly string[] => [
  ...portalOrigins(env),
  ...(env.corsOrigins ?? []),
]
