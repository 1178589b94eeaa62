import { type Environment, isLoopback } from '../kernel/environment'

/** The portal's client id, which is also the scope that requests the user's name. */
export const clientId = 'remesa-portal'
export const scope = `openid ${clientId}`

/**
 * The client id of programs. Their users sign in with a browser, which sends the answer to an address of the same
 * machine.
 */
export const nativeClientId = 'remesa-native'

/**
 * The client id of programs without a browser of their own. Their users type a code at another device.
 */
export const deviceClientId = 'remesa-cli'

/** Clients whose ID tokens the back end accepts. */
export const audiences = [clientId, nativeClientId, deviceClientId] as const

/** Whether a client is a program and not the portal. */
export const isProgramId = (id: unknown): boolean => id === nativeClientId || id === deviceClientId

/** The redirect address of programs. Every port is accepted, because a program uses any free port. */
export const loopbackRedirect = 'http://127.0.0.1/callback'

/** The address of the portal's development server. */
const developmentOrigin = 'http://localhost:5173'

/**
 * Origins from which the portal may sign in: its own and, on a developer's machine, the origin of the development
 * server.
 */
export function portalOrigins({ baseUrl }: Pick<Environment, 'baseUrl'>): readonly string[] {
  const isDeveloping = isLoopback(new URL(baseUrl).hostname) && baseUrl !== developmentOrigin
  return isDeveloping ? [baseUrl, developmentOrigin] : [baseUrl]
}

/** The provider's name in every token. */
export const issuerOf = ({ baseUrl }: Pick<Environment, 'baseUrl'>): string => `${baseUrl}/oidc`
