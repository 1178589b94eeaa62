import type { IncomingMessage, ServerResponse } from 'node:http'
import { orderChanges, reportChanges } from '@remesa/api-client/contract'
import { refusalAnswer, refuse } from '@remesa/api-client/server'
import { type Admission, comeBackSeconds } from '../kernel/admission'
import { isBehindTls } from '../kernel/environment'
import { portalOrigins } from '../oidc'
import { apiOrigins, type OriginSettings } from './api-origins'
import { exposedHeaders } from './app'
import { securityHeaders } from './security-headers'

/** The calls that open event streams. They do not count as calls in progress, because streams stay open for hours. */
const streams = [orderChanges, reportChanges].map(
  ({ path }) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?(\\?|$)`),
)

const isCall = ({ method, url = '' }: IncomingMessage): boolean =>
  url.startsWith('/api/') && method !== 'OPTIONS' && !streams.some((stream) => stream.test(url))

/**
 * Creates the function that refuses calls while the limit of concurrent calls is reached. The function needs a tenth of
 * the work of a refusal by the whole application, so refused calls do not delay the calls in progress.
 *
 * @returns whether the request was refused. The response is then already sent.
 */
export const createTurnAway = ({
  admission,
  env,
}: {
  readonly admission: Admission
  readonly env: OriginSettings
}) => {
  const callers = apiOrigins(env)
  const origins = portalOrigins(env)
  const { status, headers, body } = refusalAnswer(refuse.overloaded(comeBackSeconds).error)
  const usual = {
    ...securityHeaders('data', { origins, isTls: isBehindTls(env) }),
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
    Vary: 'Origin',
  }
  return (request: IncomingMessage, response: ServerResponse, requestId: string): boolean => {
    if (!admission.isFull() || !isCall(request)) return false
    admission.refuse()
    const { origin } = request.headers
    const isOurs = origin !== undefined && callers.includes(origin)
    response.writeHead(status, {
      ...usual,
      'X-Request-Id': requestId,
      ...(isOurs && {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers': exposedHeaders.join(','),
      }),
    })
    response.end(JSON.stringify({ ...Object(body), requestId }))
    return true
  }
}
