import { isLocale } from '@remesa/domain/kernel'
import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import type { Database } from '../db/database'
import { type Environment, isBehindTls } from '../kernel/environment'
import { type AppContext, type AppEnv, callerAddress } from '../kernel/node-bindings'
import { answerAsset } from '../kernel/package-assets'
import { hashPassword, verifyPassword } from '../kernel/password'
import { localeCookie, offeredTo, requestLocale } from '../kernel/request-locale'
import { type RequestOrigin, shortAgent } from '../kernel/request-origin'
import { deviceClientId, nativeClientId } from './client'
import { knownDevice, rememberDevice } from './known-devices'
import { pageAssets } from './page-assets'
import { newDeviceResult, type ProviderAccount } from './provider'
import { expiredPage, type SignInProblem, signInPage } from './sign-in-page'
import { createAttempts } from './sign-in-throttle'

export interface SignInDeps {
  readonly db: Database
  readonly env: Pick<Environment, 'baseUrl'>
  /** The current identity provider. It is replaced when the keys change. */
  readonly provider: () => Provider
  /**
   * The keys that sign the cookie with a browser's remembered accounts. The first key signs, and every key verifies.
   */
  readonly deviceKeys: readonly string[]
  readonly findAccountByUsername: (
    db: Database,
    username: string,
  ) => Promise<(ProviderAccount & { readonly passwordHash: string }) | undefined>
  /**
   * The function that is called for each attempt, for the log and the history. It receives neither the typed name nor
   * the password.
   */
  readonly onAttempt: (attempt: {
    readonly outcome: 'signed-in' | 'wrong-credentials' | 'too-many-tries'
    readonly accountId: string | undefined
    readonly requestId: string
    readonly origin: RequestOrigin
  }) => Promise<void>
}

/** Time in seconds for which a browser remembers an account that has signed in: half a year. */
const rememberedSeconds = 15_552_000

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

const languageHeaders = (c: AppContext) => ({
  cookie: c.req.header('cookie'),
  acceptLanguage: c.req.header('accept-language'),
})
const localeOf = (c: AppContext) => requestLocale(languageHeaders(c))

const textField = (value: unknown, maxLength: number): string =>
  typeof value === 'string' && value.length <= maxLength && !value.includes('\0') ? value : ''

/** Creates the pages below `/login`. The identity provider redirects people without a session to these pages. */
export function createSignInRoutes(deps: SignInDeps): Hono<AppEnv> {
  const { db, env, provider, deviceKeys } = deps
  const isTls = isBehindTls(env)
  const deviceCookie = isTls ? '__Secure-remesa_device' : 'remesa_device'
  // For an unknown name, the password is compared with this hash. The attempt then takes as long as with a known name.
  const decoyHash = hashPassword('no account has this password')
  const tryAttempt = createAttempts(db)
  const app = new Hono<AppEnv>()

  /** The unfinished sign-in that belongs to the page's cookie; `undefined` if it has expired or ended. */
  async function interactionOf(c: AppContext): Promise<Interaction | undefined> {
    const { incoming, outgoing } = c.env
    if (incoming === undefined || outgoing === undefined) return undefined
    try {
      const interaction = await provider().interactionDetails(incoming, outgoing)
      return interaction.uid === c.req.param('uid') ? interaction : undefined
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined
      throw error
    }
  }

  const showForm = (c: AppContext, interaction: Interaction, username: string, problem?: SignInProblem) => {
    const isSwitchingUser = interaction.prompt.name === 'select_account' && interaction.session !== undefined
    const requester = interaction.params['client_id']
    const isOnMachine = requester === nativeClientId
    // The content security policy must also permit the final redirect to the program, because browsers check redirects
    // after a form was sent.
    if (isOnMachine) c.set('formTarget', new URL(String(interaction.params['redirect_uri'])).origin)
    const languages = { locale: localeOf(c), offered: offeredTo(languageHeaders(c)) }
    const program = isOnMachine ? 'same-machine' : requester === deviceClientId ? 'with-code' : undefined
    return signInPage({ ...languages, uid: interaction.uid, username, isSwitchingUser, program, problem })
  }

  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
    c.header('Vary', 'Cookie, Accept-Language')
  })

  app.get('/assets/:name', (c) => {
    const asset = pageAssets.find(c.req.param('name'))
    return asset === undefined ? c.notFound() : answerAsset(c, asset)
  })

  app.get('/:uid', async (c) => {
    const language = c.req.query('lang')
    if (language !== undefined && isLocale(language)) {
      setCookie(c, localeCookie, language, {
        path: '/',
        sameSite: 'Lax',
        secure: isTls,
        maxAge: 31_536_000,
      })
      return c.redirect(c.req.path, 303)
    }
    const interaction = await interactionOf(c)
    if (interaction === undefined) return c.html(expiredPage(localeOf(c)), 410)
    return c.html(showForm(c, interaction, textField(interaction.params['login_hint'], 254)))
  })

  app.post('/:uid', async (c) => {
    // Another site can make a browser send this form. In this case the browser reports the other site in this header,
    // and the request is refused.
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin') return c.text('Cross-site requests are refused.', 403)
    const interaction = await interactionOf(c)
    const { incoming, outgoing } = c.env
    if (interaction === undefined || incoming === undefined || outgoing === undefined) {
      return c.html(expiredPage(localeOf(c)), 410)
    }
    const form = await c.req.parseBody()
    const username = textField(form['username'], 254).trim()
    const password = textField(form['password'], 1024)
    const requestId = c.get('requestId')
    const address = callerAddress(c, isTls)
    const origin = { address, agent: shortAgent(c.req.header('user-agent')) }
    const devices = getCookie(c, deviceCookie)
    const attempt = { username, address, device: knownDevice(deviceKeys, devices, username) }

    const tried = await tryAttempt(attempt, async () => {
      const found = await deps.findAccountByUsername(db, username)
      const matches = await verifyPassword(found?.passwordHash ?? (await decoyHash), password)
      return { found, isRight: matches && found?.active === true }
    })
    if (!tried.ok) {
      const seconds = tried.error
      await deps.onAttempt({ outcome: 'too-many-tries', accountId: undefined, requestId, origin })
      c.header('Retry-After', String(seconds))
      return c.html(showForm(c, interaction, username, { kind: 'too-many-tries', seconds }), 429)
    }
    const { found: account, isRight } = tried.value
    if (account === undefined || !isRight) {
      await deps.onAttempt({ outcome: 'wrong-credentials', accountId: account?.id, requestId, origin })
      return c.html(showForm(c, interaction, username, { kind: 'wrong-credentials' }), 401)
    }
    await deps.onAttempt({ outcome: 'signed-in', accountId: account.id, requestId, origin })
    setCookie(c, deviceCookie, rememberDevice(deviceKeys, devices, username), {
      path: '/login',
      httpOnly: true,
      sameSite: 'Strict',
      secure: isTls,
      maxAge: rememberedSeconds,
    })
    const login = { accountId: account.id, amr: ['pwd'], remember: false }
    const returnTo = await provider().interactionResult(incoming, outgoing, {
      login,
      select_account: {},
      consent: {},
      ...newDeviceResult(attempt.device === undefined),
    })
    return c.redirect(returnTo, 303)
  })

  return app
}
