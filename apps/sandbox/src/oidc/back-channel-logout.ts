import type { Result } from '@remesa/domain/kernel'
import { Hono } from 'hono'
import type { LogoutSubject } from '../authorisation'
import type { AppContext, AppEnv } from '../kernel/node-bindings'
import type { LogoutToken, LogoutTokenRefusal } from './logout-token'

/** URL path to which an external identity provider reports sign-outs. */
export const backChannelLogoutPath = '/backchannel-logout'

export interface BackChannelLogoutDeps {
  readonly verify: (token: string) => Promise<Result<LogoutToken, LogoutTokenRefusal>>
  /** Stores the id of a logout token until the token expires. `false` if the id was stored already. */
  readonly useOnce: (jti: string, expiresAt: Date) => Promise<boolean>
  /** Ends the sessions in the claims of a logout token. `false` if the session belongs to another user. */
  readonly end: (subject: LogoutSubject) => Promise<boolean>
  /** The function that is called with the outcome of each logout token, for the log. */
  readonly onLogout: (outcome: 'ended' | LogoutTokenRefusal | 'replayed' | 'other-user') => void
}

const refuse = (c: AppContext, description: string) =>
  c.json({ error: 'invalid_request', error_description: description }, 400)

/**
 * The back end as relying party of OpenID Connect Back-Channel Logout 1.0. The identity provider posts a logout token.
 * The back end then ends the sessions in the token, with their tokens and event streams. A session that has already
 * ended counts as success.
 */
export const createBackChannelLogout = ({ verify, useOnce, end, onLogout }: BackChannelLogoutDeps) => {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.post('/', async (c) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== 'application/x-www-form-urlencoded') return refuse(c, 'a form is expected')
    const given = new URLSearchParams(await c.req.text()).getAll('logout_token')
    const [token] = given
    if (token === undefined || given.length > 1) return refuse(c, 'one logout_token is expected')
    const verified = await verify(token)
    if (!verified.ok) {
      onLogout(verified.error)
      return refuse(c, `logout_token: ${verified.error}`)
    }
    const { jti, expiresAt, sub, sid } = verified.value
    if (!(await useOnce(jti, expiresAt))) {
      onLogout('replayed')
      return refuse(c, 'logout_token: replayed')
    }
    const isEnded = await end({ sub, sid })
    onLogout(isEnded ? 'ended' : 'other-user')
    return isEnded ? c.body(null, 200) : refuse(c, 'logout_token: sub and sid do not belong together')
  })
  return app
}
