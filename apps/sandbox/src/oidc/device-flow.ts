import { isLocale } from '@remesa/domain/kernel'
import { sql } from 'drizzle-orm'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import * as z from 'zod/mini'
import { payloadRowId } from '../authorisation'
import type { Database } from '../db/database'
import { oidcPayloads } from '../db/schema/index'
import { type Environment, isBehindTls } from '../kernel/environment'
import { networkOf } from '../kernel/network-of'
import { peerAddress } from '../kernel/node-bindings'
import { localeCookie, offeredTo, requestLocale } from '../kernel/request-locale'
import { deviceClientId } from './client'
import {
  codeOutcomePage,
  codePage,
  codeProblem,
  confirmCodePage,
  devicePath,
  tooManyCodesPage,
} from './device-pages'
import type { Html } from './page-layout'
import { bookAttempt, forgiveAttempt } from './sign-in-throttle'

type Settings = Pick<Environment, 'baseUrl'>
type Feature = NonNullable<NonNullable<Configuration['features']>['deviceFlow']>

/** Time in seconds for which the code of a device client is valid. */
export const deviceCodeSeconds = 10 * 60

/** Interval in seconds at which a device client asks whether its code was confirmed. */
const pollSeconds = 5
/** Tolerance in milliseconds for the polling interval. Timers and networks can bring two requests closer together. */
const pollToleranceMs = 500

const languages = (ctx: KoaContextWithOIDC) => ({
  cookie: ctx.get('cookie'),
  acceptLanguage: ctx.get('accept-language'),
})
const localeOf = (ctx: KoaContextWithOIDC) => requestLocale(languages(ctx))

const show = async (ctx: KoaContextWithOIDC, shown: Html): Promise<void> => {
  ctx.type = 'html'
  ctx.body = String(await shown)
}

/** Largest number of characters of a program's name that are shown. */
const maxName = 26

/**
 * The name of a program in the list of sessions. It never looks like the name of a browser, even if the program claims
 * to be a browser.
 */
const programName = (userAgent: string): string => {
  const name = userAgent
    .replace(/[^\x20-\x7e]|[()]/g, '')
    .trim()
    .slice(0, maxName)
  return name === '' ? deviceClientId : `${deviceClientId} (${name})`
}

const Origin = z.object({ address: z.string(), agent: z.string() })
const originOf = (info: unknown): z.output<typeof Origin> | undefined => Origin.safeParse(info).data

/**
 * The IP address and the name of the device client whose code a person has just confirmed; `undefined` if the sign-in
 * is not for a device client.
 */
export const originOfProgram = (ctx: KoaContextWithOIDC): z.output<typeof Origin> | undefined =>
  originOf(ctx.oidc.entities.DeviceCode?.deviceInfo)

/** The settings of the device flow (RFC 8628), including the pages for the person. */
export const deviceFlow = (env: Settings): Feature => ({
  enabled: true,
  charset: 'base-20',
  mask: '****-****',
  deviceInfo: (ctx) => ({
    address: networkOf(peerAddress(ctx.req, isBehindTls(env))),
    agent: programName(ctx.get('user-agent')),
  }),
  userCodeInputSource: async (ctx, _form, _out, error) => {
    const locale = localeOf(ctx)
    if (error?.name === 'AbortedError') return show(ctx, codeOutcomePage(locale, 'refused'))
    const xsrf = String(ctx.oidc.session?.state?.['secret'] ?? '')
    const userCode = String(ctx.state['userCode'] ?? ctx.oidc.params?.['user_code'] ?? '').slice(0, 32)
    const problem = error === undefined ? undefined : codeProblem(error)
    return show(ctx, codePage({ locale, offered: offeredTo(languages(ctx)), xsrf, userCode, problem }))
  },
  userCodeConfirmSource: (ctx, form, _client, info, userCode) => {
    return show(ctx, confirmCodePage({ locale: localeOf(ctx), form, userCode, program: originOf(info) }))
  },
  successSource: (ctx) => show(ctx, codeOutcomePage(localeOf(ctx), 'done')),
})

/**
 * Stores the time at which a device client asked for tokens. `false` if the client asked too soon after its previous
 * request.
 */
const isPollInTime = async (db: Database, deviceCode: string, now: number): Promise<boolean> => {
  const model = 'DevicePoll'
  const values = { payload: { at: now }, expiresAt: new Date(now + deviceCodeSeconds * 1000) }
  const latest = now - pollSeconds * 1000 + pollToleranceMs
  const stored = await db
    .insert(oidcPayloads)
    .values({ model, id: payloadRowId(model, deviceCode), ...values })
    .onConflictDoUpdate({
      target: [oidcPayloads.model, oidcPayloads.id],
      set: values,
      setWhere: sql`(${oidcPayloads.payload}->>'at')::float8 <= ${latest}::float8`,
    })
    .returning({ id: oidcPayloads.id })
  return stored.length > 0
}

/**
 * Redirects a browser that requests a later step without a session to the page for typing the code. Otherwise the OIDC
 * library would show its own error page.
 */
const orBeginAgain = async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
  // The page for typing the code is excluded, because it would redirect to itself for ever.
  const isPage = ctx.method === 'GET' && `/oidc${ctx.path}` === devicePath
  try {
    await next()
  } catch (error) {
    const { route, entities } = ctx.oidc ?? {}
    const isStep = !isPage && (route === 'code_verification' || route === 'device_resume')
    if (!isStep || entities?.DeviceCode !== undefined || entities?.Interaction !== undefined) throw error
    ctx.status = 303
    ctx.redirect(devicePath)
  }
}

const Pending = z.object({ error: z.literal('authorization_pending') })

/**
 * The features of the device flow that the OIDC library lacks: the polling interval with the response `slow_down`,
 * limits for typed codes, and a page for a URL that contains the code.
 */
export const deviceFlowSteps =
  ({ db, env }: { readonly db: Database; readonly env: Settings }) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    const step = `${ctx.method} /oidc${ctx.path}`
    if (step === `GET ${devicePath}`) {
      const { lang, user_code: userCode } = ctx.query
      if (typeof lang === 'string' && isLocale(lang)) {
        const maxAge = 31_536_000_000
        const cookie = { path: '/', sameSite: 'lax', secure: isBehindTls(env), maxAge } as const
        ctx.cookies.set(localeCookie, lang, { ...cookie, httpOnly: false, signed: false })
        ctx.status = 303
        ctx.redirect(devicePath)
        return
      }
      // The OIDC library would use a script to submit a code from the URL. Instead, the page shows the code and the
      // person submits it.
      ctx.state['userCode'] = userCode
      ctx.query = {}
    }
    if (step === `POST ${devicePath}`) {
      const attempt = { codeFrom: peerAddress(ctx.req, isBehindTls(env)) }
      const seconds = await bookAttempt(db, attempt, Date.now())
      if (seconds > 0) {
        ctx.status = 429
        ctx.set('Retry-After', String(seconds))
        await show(ctx, tooManyCodesPage(localeOf(ctx), seconds))
        return
      }
      await orBeginAgain(ctx, next)
      if (ctx.oidc?.entities.DeviceCode !== undefined) await forgiveAttempt(db, attempt)
      return
    }
    await orBeginAgain(ctx, next)
    if (ctx.oidc?.route === 'device_authorization' && ctx.status === 200) {
      ctx.body = { ...Object(ctx.body), interval: pollSeconds }
    }
    if (ctx.oidc?.route === 'token' && Pending.safeParse(ctx.body).success) {
      const isInTime = await isPollInTime(db, String(ctx.oidc.params?.['device_code']), Date.now())
      if (!isInTime) ctx.body = { error: 'slow_down', error_description: 'the interval is longer' }
    }
  }
