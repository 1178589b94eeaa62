import { type Environment, isLoopback } from '../kernel/environment'

/** The portal's client id, which is also the scope that requests the user's name. */
export const clientId = 'remesa-portal'
export const scope = `openid ${clientId}`

/** Where the portal's development server runs. */
const developmentOrigin = 'http://localhost:5173'

/** Origins from which the portal may sign in: its own, and on a developer's machine that of the development server. */
export function portalOrigins({ baseUrl }: Pick<Environment, 'baseUrl'>): readonly string[] {
  const isDeveloping = isLoopback(new URL(baseUrl).hostname) && baseUrl !== developmentOrigin
  return isDeveloping ? [baseUrl, developmentOrigin] : [baseUrl]
}

/** The provider's name, which is in every token. */
export const issuerOf = ({ baseUrl }: Pick<Environment, 'baseUrl'>): string => `${baseUrl}/oidc`
