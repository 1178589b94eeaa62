import { type Environment, isLoopback } from '../kernel/environment'

/** The client id of the portal. It is also the scope that requests the user's name. */
export const clientId = 'remesa-portal'
export const scope = `openid ${clientId}`

/** The client id of native programs. Their users sign in with a browser, which then redirects to the same machine. */
export const nativeClientId = 'remesa-native'

/**
 * The client id of device clients, which are programs without a browser. Their users type a code in a browser on
 * another device.
 */
export const deviceClientId = 'remesa-cli'

/** The clients whose ID tokens the back end accepts. */
export const audiences = [clientId, nativeClientId, deviceClientId] as const

/** Whether a client id belongs to a program and not to the portal. */
export const isProgramId = (id: unknown): boolean => id === nativeClientId || id === deviceClientId

/** The redirect URL of native programs. Every port is accepted, because a program listens on a free port. */
export const loopbackRedirect = 'http://127.0.0.1/callback'

/** The origin of the portal's development server. */
const developmentOrigin = 'http://localhost:5173'

/**
 * Origins from which the portal may sign in: its own origin and, on a developer's machine, the origin of the
 * development server.
 */
export function portalOrigins({ baseUrl }: Pick<Environment, 'baseUrl'>): readonly string[] {
  const isDeveloping = isLoopback(new URL(baseUrl).hostname) && baseUrl !== developmentOrigin
  return isDeveloping ? [baseUrl, developmentOrigin] : [baseUrl]
}

/** The issuer in every token of the identity provider. */
export const issuerOf = ({ baseUrl }: Pick<Environment, 'baseUrl'>): string => `${baseUrl}/oidc`
